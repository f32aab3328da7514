import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { capacities, operationManualId } from '@/entities/conversation/testing'
import { hits } from '@/entities/manual/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { noPageParts } from '../../../../tests/msw/page-parts'
import { problem } from '../../../../tests/msw/problem'
import { accessOf } from '../testing'
import { ManualViewer } from './manual-viewer'

const access = [noPageParts, platformHttp.get('/files/{id}/access', ({ response }) => response(200).json(accessOf()))]

const found = (items: typeof hits) =>
  platformHttp.get('/manuals/search', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 50, pages: items.map(({ page }) => page) }),
  )

const meta = {
  title: 'widgets/manual-viewer/ManualViewer',
  component: ManualViewer,
  parameters: { layout: 'fullscreen', msw: [...access] },
  decorators: [(Story) => <div className="h-dvh max-w-160">{Story()}</div>],
  args: { manualId: operationManualId, page: 31, passages: [capacities], onPage: () => undefined },
  render: (args) => {
    const [page, setPage] = useState(args.page)
    return <ManualViewer {...args} page={page} onPage={setPage} />
  },
} satisfies Meta<typeof ManualViewer>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const TurnedAndEnlarged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Zoom' }), '150%')
    await waitFor(() => expect(canvas.getByRole('img', { name: /^Page 33/ })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await waitFor(() => expect(canvas.getByRole('img', { name: /^Page 32/ })).toBeVisible())
  },
}
export const Searched: Story = {
  args: { words: 'engine oil' },
  parameters: { msw: [...access, found(hits)] },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('Match 1 of 2')),
}
export const NotInIt: Story = {
  args: { words: 'submarine' },
  parameters: { msw: [...access, found([])] },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('No matches in this manual.')),
}
export const SearchedOnAPhone: Story = { ...Searched, globals: { viewport: { value: 'phone' } } }
export const Empty: Story = { args: { manualId: undefined } }
export const Loading: Story = {
  parameters: { msw: [http.get('*/files/:id/...access', () => delay('infinite'))] },
}
export const PageOnItsWay: Story = {
  parameters: { msw: [...access, http.get('*/files/:id/pages/:n', () => delay('infinite'))] },
}
export const Failed: Story = {
  parameters: {
    msw: [platformHttp.get('/files/{id}/access', ({ response }) => response(404).json(problem(404, 'not_found', '')))],
  },
}
export const PageFailed: Story = {
  parameters: { msw: [...access, http.get('*/files/:id/pages/:n', () => new HttpResponse(null, { status: 410 }))] },
}
export const PageTooComplex: Story = {
  parameters: {
    msw: [
      // At an address of its own: the browser remembers the images of the other stories.
      noPageParts,
      platformHttp.get('/files/{id}/access', ({ response }) =>
        response(200).json(accessOf({ id: '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c29' })),
      ),
      http.get('*/files/:id/pages/:n', () => HttpResponse.json(problem(422, 'page_too_complex', ''), { status: 422 })),
    ],
  },
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByText('This page is too complex to show here')),
}
export const PartsOnSale: Story = {
  parameters: {
    msw: [
      platformHttp.get('/files/{id}/pages/{n}/parts', ({ response }) =>
        response(200).json({
          items: [
            {
              printed_number: '320-07309',
              box: [0.1, 0.3, 0.9, 0.33],
              part: { id: operationManualId, part_number: '320-07309', description: 'Oil filter element' },
              dealership: { id: operationManualId, name: 'Northfield Equipment' },
              operator_id: operationManualId,
            },
          ],
        }),
      ),
      ...access,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Order parts on this page (1)' }))
  },
}
