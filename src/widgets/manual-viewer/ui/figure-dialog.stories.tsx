import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { figureParts, figurePlaces, operationManualId } from '@/entities/conversation/testing'
import { Button } from '@/shared/ui/button'
import { partsHttp, platformHttp } from '../../../../tests/msw/http'
import { accessOf, drawnFigure } from '../testing'
import { FigureDialog } from './figure-dialog'

// At an address of its own: the browser remembers the images of other stories.
const manualId = operationManualId.replace(/.$/, '7')
const served = [
  partsHttp.get('/figure', ({ response }) => response(200).json({ pages: [30], items: figureParts })),
  platformHttp.get('/files/{id}/access', ({ response }) => response(200).json(accessOf({ id: manualId }))),
  http.get('*/files/:id/pages/:n', () =>
    HttpResponse.text(drawnFigure, { headers: { 'content-type': 'image/svg+xml' } }),
  ),
]
const places = partsHttp.get('/figure/places', ({ response }) => response(200).json({ items: figurePlaces }))

const meta = {
  title: 'widgets/manual-viewer/FigureDialog',
  component: FigureDialog,
  parameters: { layout: 'fullscreen', msw: [...served, places] },
  args: {
    open: true,
    list: { manual_id: manualId, page: 31, figure: 'Fig. 3-1 Engine oil filter' },
    item: '4',
    sale: () => <Button size="sm">Add to cart</Button>,
    onClose: () => undefined,
  },
} satisfies Meta<typeof FigureDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body)
    const place = await screen.findByRole('button', { name: /^Item 5: Drain plug/ })
    const { width, height } = place.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    await userEvent.click(place)
    await expect(place).toHaveAttribute('aria-pressed', 'true')
  },
}
export const OnPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
export const FindingNumbers: Story = {
  parameters: { msw: [...served, http.get('*/figure/places', () => delay('infinite'))] },
}
export const NoNumbers: Story = {
  parameters: {
    msw: [...served, partsHttp.get('/figure/places', ({ response }) => response(200).json({ items: [] }))],
  },
}
export const Failed: Story = {
  parameters: { msw: [http.get('*/parts/figure', () => new HttpResponse(null, { status: 503 }))] },
}
