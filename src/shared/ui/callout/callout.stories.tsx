import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Callout } from './callout'

const meta = {
  title: 'shared/ui/Callout',
  component: Callout,
  args: { title: 'This serial number is outside every range', children: 'Answers come from the model’s manuals.' },
} satisfies Meta<typeof Callout>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', title: 'Password changed', children: undefined } }
export const Warning: Story = { args: { tone: 'warning' } }
export const Danger: Story = {
  args: {
    tone: 'danger',
    announce: true,
    title: 'The manual could not be read',
    children: 'The file is encrypted. Save it without a password and upload it again.',
    actions: <Button size="sm">Choose another file</Button>,
  },
}
