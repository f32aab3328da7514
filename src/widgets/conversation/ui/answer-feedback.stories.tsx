import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, userEvent } from 'storybook/test'
import { assistantsHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { AnswerFeedback } from './answer-feedback'

const conversationId = '7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a04'
const answerId = '6f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a03'

const given = (...items: { message_id: string; rating: 'up' | 'down'; reason: string }[]) =>
  assistantsHttp.get('/conversations/give-feedback/{id}', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 1000 }),
  )
const storing = assistantsHttp.post('/conversations/give-feedback/{id}', async ({ request, response }) => {
  const { message_id = '', rating, reason = '' } = await request.json()
  return response(200).json({ message_id, rating, reason })
})

const meta = {
  title: 'widgets/conversation/AnswerFeedback',
  component: AnswerFeedback,
  args: { conversationId, answerId },
  parameters: { msw: [given(), storing] },
  decorators: [
    (Story) => (
      <footer className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-surface p-4">
        {Story()}
      </footer>
    ),
  ],
} satisfies Meta<typeof AnswerFeedback>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const NotGiven: Story = {}
export const Loading: Story = {
  parameters: { msw: [assistantsHttp.get('/conversations/give-feedback/{id}', () => delay('infinite'))] },
}
export const Given: Story = {
  parameters: { msw: [given({ message_id: answerId, rating: 'down', reason: 'The wrong machine' }), storing] },
  play: async () => void (await screen.findByRole('button', { name: 'Not helpful', pressed: true })),
}
export const AskingWhy: Story = {
  play: async () => {
    await press('Not helpful')
    await screen.findByLabelText(/What was wrong with it/)
  },
}
export const NotSaved: Story = {
  parameters: {
    msw: [
      given(),
      assistantsHttp.post('/conversations/give-feedback/{id}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Conversation not found.')),
      ),
    ],
  },
  play: async () => {
    await press('Helpful')
    await expect(await screen.findByRole('button', { name: 'Helpful', pressed: false })).toBeVisible()
  },
}
export const OnAPhone: Story = { ...AskingWhy, globals: { viewport: { value: 'phone' } } }
