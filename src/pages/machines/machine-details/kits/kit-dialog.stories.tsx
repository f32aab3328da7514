import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { kit500, kitList, winterKit } from '@/entities/service-kit/testing'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { KitDialog } from './kit-dialog'

const nothing = () => undefined

const meta = {
  title: 'pages/machine-details/KitDialog',
  component: KitDialog,
  parameters: { layout: 'fullscreen' },
  args: { machineId: kit500.machine_id, dealershipId: undefined, kits: [kit500, winterKit], onClose: nothing },
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
    await screen.findByText('Part number is required field.')
  },
}
export const ChangedMeanwhile: Story = {
  args: { kit: kit500 },
  parameters: {
    msw: [
      platformHttp.get('/machines/{id}/kits', ({ response }) =>
        response(200).json(kitList([{ ...kit500, version: 4, name: 'Filter kit' }])),
      ),
      platformHttp.put('/machines/kits/{id}', ({ response }) =>
        response(409).json(problem(409, 'changed_meanwhile', 'Somebody else has changed this meanwhile.')),
      ),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Someone else has changed this kit')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Load their version' })).toBeVisible()
  },
}
export const OnAPhone: Story = { ...Edit, globals: { viewport: { value: 'phone' } } }
