import type { Meta, StoryObj } from '@storybook/react-vite'
import { RatingBadge } from './ui/rating-badge'

const meta = {
  title: 'entities/feedback/RatingBadge',
  component: RatingBadge,
} satisfies Meta<typeof RatingBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Helpful: Story = { args: { rating: 'up' } }
export const NotHelpful: Story = { args: { rating: 'down' } }
