import type { Meta, StoryObj } from '@storybook/react-vite'
import { answeredByDealer, askedDealer } from '@/entities/conversation/testing'
import { pictureN } from '@/shared/lib/testing/pictures'
import { DealerQuestionCard } from './dealer-question-card'

const [reply] = answeredByDealer.replies
const replies = reply ? [{ ...reply, pictures: [pictureN(1), pictureN(2)] }] : []

const meta = {
  title: 'widgets/conversation/DealerQuestionCard',
  component: DealerQuestionCard,
  args: { question: { ...answeredByDealer, replies } },
} satisfies Meta<typeof DealerQuestionCard>

export default meta
type Story = StoryObj<typeof meta>

export const Answered: Story = {}
export const NotYetAnswered: Story = { args: { question: askedDealer } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
