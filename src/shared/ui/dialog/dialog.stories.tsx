import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { TextField } from '../text-field'
import { Dialog } from './dialog'

const meta = {
  title: 'shared/ui/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Delete this manual?',
    children: 'It leaves every answer at once. The file itself is kept for 30 days.',
    actions: (
      <>
        <Button>Keep it</Button>
        <Button variant="danger">Delete manual</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Confirmation: Story = {}
export const WithForm: Story = {
  args: {
    title: 'Rename conversation',
    description: 'The name shows in your history.',
    children: <TextField label="Name" defaultValue="Engine oil of the WL-120" />,
    actions: <Button variant="primary">Save</Button>,
  },
}
export const Large: Story = { args: { size: 'lg', description: 'Operation and maintenance manual, 248 pages' } }
export const Locked: Story = { args: { locked: true, title: 'Uploading', actions: <Button>Cancel upload</Button> } }
