import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { kit500, winterKit } from '@/entities/service-kit/testing'
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
export const OnAPhone: Story = { ...Edit, globals: { viewport: { value: 'phone' } } }
