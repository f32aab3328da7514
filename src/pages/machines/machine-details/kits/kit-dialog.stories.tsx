import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { catalogue, oilFilter } from '@/entities/catalogue/testing'
import { kit500, kitList } from '@/entities/service-kit/testing'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { KitDialog } from './kit-dialog'

const nothing = () => undefined

const served = [
  platformHttp.get('/catalogues/', ({ response }) =>
    response(200).json({ items: [catalogue], total: 1, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/catalogue-parts/{id}', ({ params, response }) =>
    response(200).json({ ...oilFilter, id: params.id }),
  ),
]

const meta = {
  title: 'pages/machine-details/KitDialog',
  component: KitDialog,
  parameters: { layout: 'fullscreen', msw: served },
  args: { machineId: kit500.machine_id, dealershipId: catalogue.organization.id, onClose: nothing },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
} satisfies Meta<typeof KitDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Add: Story = {}
export const Edit: Story = { args: { kit: kit500 } }
export const Missing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add kit' }))
    await screen.findByText('Add at least one part.')
  },
}
export const ChangedMeanwhile: Story = {
  args: { kit: kit500 },
  parameters: {
    msw: [
      ...served,
      platformHttp.get('/machines/{id}/kits', ({ response }) =>
        response(200).json(kitList([{ ...kit500, version: 4, name: 'Filter kit' }])),
      ),
      platformHttp.put('/machines/kits/{id}', ({ response }) =>
        response(409).json(problem(409, 'changed_meanwhile', 'Someone else has changed this.')),
      ),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save kit' }))
    await expect(await screen.findByText('Someone else has changed this kit')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Load their version' })).toBeVisible()
  },
}
export const OnAPhone: Story = { ...Edit, globals: { viewport: { value: 'phone' } } }
