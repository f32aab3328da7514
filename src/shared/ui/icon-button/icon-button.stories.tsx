import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronLeft } from 'lucide-react'
import { IconButton } from './icon-button'

const meta = {
  title: 'shared/ui/IconButton',
  component: IconButton,
  args: { label: 'Previous page', icon: <ChevronLeft aria-hidden /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Small: Story = { args: { size: 'sm', variant: 'secondary' } }
export const Disabled: Story = { args: { disabled: true } }
