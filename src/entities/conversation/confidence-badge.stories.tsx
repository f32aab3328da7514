import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfidenceBadge } from './ui/confidence-badge'

const meta = {
  title: 'entities/conversation/ConfidenceBadge',
  component: ConfidenceBadge,
} satisfies Meta<typeof ConfidenceBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Certain: Story = { args: { confidence: 'sure' } }
export const NotCertain: Story = { args: { confidence: 'unsure' } }
export const NotInTheManuals: Story = { args: { confidence: 'none' } }
