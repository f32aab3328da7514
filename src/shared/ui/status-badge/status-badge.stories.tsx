import type { Meta, StoryObj } from '@storybook/react-vite'
import { Truck } from 'lucide-react'
import { StatusBadge } from './status-badge'

const meta = {
  title: 'shared/ui/StatusBadge',
  component: StatusBadge,
  args: { status: 'idle', label: 'Unfulfilled' },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const New: Story = { args: { status: 'new', label: 'New order' } }
export const Working: Story = { args: { status: 'working', label: 'Processing' } }
export const Done: Story = { args: { status: 'done', label: 'Completed' } }
export const Attention: Story = { args: { status: 'attention', label: 'Backordered' } }
export const Failed: Story = { args: { status: 'failed', label: 'Payment failed' } }
export const OwnIcon: Story = { args: { status: 'working', label: 'Shipped', icon: Truck } }
