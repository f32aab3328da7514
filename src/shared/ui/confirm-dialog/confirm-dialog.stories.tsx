import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmDialog } from './confirm-dialog'

const nothing = () => undefined

const meta = {
  title: 'shared/ui/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Delete this address?',
    description: 'Orders that went to it keep it.',
    confirm: 'Delete address',
    onConfirm: nothing,
    onClose: nothing,
    pending: false,
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Danger: Story = {}
export const Primary: Story = {
  args: { title: 'Let Lakeside Machinery serve you?', confirm: 'Accept', variant: 'primary' },
}
export const Pending: Story = { args: { pending: true } }
export const Failed: Story = { args: { failure: 'Network error or server did not respond.' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
