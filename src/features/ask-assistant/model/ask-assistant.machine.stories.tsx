import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fromCallback } from 'xstate'
import { machineId, oilAnswer } from '@/entities/conversation/testing'
import { fitsItsView, StateChart } from '../../../../.storybook/state-chart'
import { askAssistantMachine } from './ask-assistant.machine'
import type { AskedQuestion, AskProgress } from './asking'

const subject = { assistant: 'operations', machine: { id: machineId, name: 'WL-120' } } as const

const meta = {
  title: 'features/ask-assistant/askAssistantMachine',
  component: StateChart,
  afterEach: fitsItsView,
  args: {
    machine: askAssistantMachine,
    input: {},
    provide: {
      actors: {
        askAssistant: fromCallback<AskProgress, AskedQuestion | undefined>(() => undefined),
        followWaiting: fromCallback<AskProgress, AskedQuestion | undefined>(() => undefined),
      },
      actions: {
        storeWaiting: () => undefined,
        dropWaiting: () => undefined,
        sendWaiting: () => undefined,
        storeUnsent: () => undefined,
        editUnsent: () => undefined,
      },
    },
    events: [
      { type: 'draft.changed', text: 'how much oil?' },
      { type: 'question.asked', question: 'how much oil?', ...subject, earlier: [] },
      { type: 'question.asked', question: '', ...subject, earlier: [] },
      { type: 'conversation.opened', conversationId: oilAnswer.conversation_id },
      { type: 'answer.delta', answerId: oilAnswer.id, text: '13.5 L' },
      { type: 'answer.received', answer: oilAnswer },
      { type: 'question.failed', message: 'Network error or server did not respond.' },
      { type: 'question.unanswered' },
      { type: 'question.gone' },
      { type: 'question.cancelled' },
      { type: 'question.retried' },
      { type: 'conversation.left' },
    ],
  },
} satisfies Meta<typeof StateChart>

export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /question\.asked .*how much oil/ }))
    await expect(canvas.getByRole('status')).toHaveTextContent('asking.waiting')
    await userEvent.click(canvas.getByRole('button', { name: /answer\.delta/ }))
    await expect(canvas.getByRole('status')).toHaveTextContent('asking.writing')
    await userEvent.click(canvas.getByRole('button', { name: /answer\.received/ }))
    await expect(canvas.getByRole('status')).toHaveTextContent('answered')
  },
}
