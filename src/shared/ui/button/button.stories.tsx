import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from './button'

const meta = {
  title: 'shared/ui/Button',
  component: Button,
  args: { children: 'Save hours' },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = {}
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Danger: Story = { args: { variant: 'danger', icon: <Trash2 aria-hidden />, children: 'Delete manual' } }
export const WithIcon: Story = { args: { variant: 'primary', icon: <Plus aria-hidden />, children: 'New order' } }
export const Small: Story = { args: { size: 'sm' } }
export const LargeAndFull: Story = { args: { variant: 'primary', size: 'lg', full: true } }
export const Pending: Story = { args: { variant: 'primary', pending: true } }
export const Disabled: Story = { args: { variant: 'primary', disabled: true } }
