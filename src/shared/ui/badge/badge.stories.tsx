import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge'

const meta = {
  title: 'shared/ui/Badge',
  component: Badge,
  args: { children: 'No sign-in needed' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Info: Story = { args: { tone: 'info', children: '3 new' } }
export const Success: Story = { args: { tone: 'success', children: '6 in stock' } }
export const Warning: Story = { args: { tone: 'warning', children: '2 left' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Out of stock' } }
