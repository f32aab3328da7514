import { assign, fromCallback, setup } from 'xstate'
import type { Answer, Turn } from '@/entities/conversation'
import { newId } from '@/shared/lib/new-id'
import type { AskedMachine } from './asked-machine'

/** What happens while a question is being answered; sent to the machine by the actor that asks. */
export type AskProgress =
  | { type: 'conversation.opened'; conversationId: string }
  | { type: 'answer.delta'; answerId: string; text: string }
  | { type: 'answer.received'; answer: Answer }
  | { type: 'question.failed'; message: string }
  /** Nobody answered: the question may or may not have been heard. */
  | { type: 'question.unanswered' }
  | { type: 'connection.restored' }

/** A question with all that it needs. Without a conversation, one is created. */
export type Asking = {
  question: string
  machine: AskedMachine
  conversationId?: string | undefined
  earlier: readonly Turn[]
}

/** A question that is being asked. */
export type AskedQuestion = Asking & {
  /** The same for every try, so that the server answers and stores it once. */
  clientId: string
  /** Whether an earlier try was stopped, of which the server may have stored the answer. */
  isAgain: boolean
}

type PersonEvent =
  | { type: 'draft.changed'; text: string }
  | ({ type: 'question.asked' } & Asking)
  | { type: 'question.cancelled' }
  | { type: 'question.retried' }
  | { type: 'conversation.left' }

/** `draft` is what was not answered on an earlier visit. */
type Input = { draft?: string }

type Context = {
  /** The text in the input that has not been sent yet. */
  draft: string
  asking: AskedQuestion | undefined
  /** The client id of the question that was stopped: the next one replaces it, however far the server had got. */
  stopped: string | undefined
  /** The answer as far as it is written. */
  written: { answerId: string; text: string } | undefined
  answer: Answer | undefined
  failure: string | undefined
}

const noQuestion = { asking: undefined, written: undefined, answer: undefined, failure: undefined, stopped: undefined }

/** One question at a time, from the first key to the answer. What was typed is never lost on the way. */
export const askAssistantMachine = setup({
  types: { context: {} as Context, events: {} as PersonEvent | AskProgress, input: {} as Input },
  actors: {
    askAssistant: fromCallback<AskProgress, AskedQuestion | undefined>(() => {
      throw new Error('provide askAssistant')
    }),
    /** Sends `connection.restored`. */
    awaitConnection: fromCallback<AskProgress>(() => {
      throw new Error('provide awaitConnection')
    }),
  },
  guards: {
    hasQuestion: ({ event }) => event.type === 'question.asked' && event.question.trim() !== '',
  },
  actions: {
    /** Stores on the device a question that was not answered. */
    storeUnsent: (_, _question: string) => {
      throw new Error('provide storeUnsent')
    },
    /** Changes or, with '', removes what `storeUnsent` has stored, and stores nothing else. */
    editUnsent: (_, _question: string) => {
      throw new Error('provide editUnsent')
    },
    storeDraft: assign(({ event }) => (event.type === 'draft.changed' ? { draft: event.text } : {})),
    startQuestion: assign(({ context, event }) => {
      if (event.type !== 'question.asked') return {}
      const { type, ...asking } = event
      const question = asking.question.trim()
      // A question from a button leaves alone what the person is writing beside it.
      const draft = context.draft.trim() === question ? '' : context.draft
      const { stopped } = context
      const tries = { clientId: stopped ?? newId(), isAgain: stopped !== undefined }
      return { ...noQuestion, draft, asking: { ...asking, ...tries, question } }
    }),
    storeConversationId: assign(({ context: { asking }, event }) =>
      event.type === 'conversation.opened' && asking
        ? { asking: { ...asking, conversationId: event.conversationId } }
        : {},
    ),
    appendText: assign(({ context: { written }, event }) => {
      if (event.type !== 'answer.delta') return {}
      const { answerId, text } = event
      return { written: { answerId, text: written?.answerId === answerId ? written.text + text : text } }
    }),
    storeAnswer: assign(({ event }) => (event.type === 'answer.received' ? { answer: event.answer } : {})),
    recordFailure: assign(({ event }) => (event.type === 'question.failed' ? { failure: event.message } : {})),
    clearAttempt: assign({ written: undefined, failure: undefined }),
    restoreDraft: assign(({ context }) => ({
      ...noQuestion,
      stopped: context.asking?.clientId,
      draft: context.draft.trim() === '' ? (context.asking?.question ?? '') : context.draft,
    })),
    reset: assign(noQuestion),
  },
}).createMachine({
  id: 'ask',
  context: ({ input: { draft = '' } }) => ({ draft, ...noQuestion }),
  initial: 'idle',
  on: {
    'draft.changed': { actions: ['storeDraft', { type: 'editUnsent', params: unansweredOf }] },
    'conversation.left': { target: '.idle', actions: ['reset', { type: 'editUnsent', params: unansweredOf }] },
  },
  states: {
    idle: { on: { 'question.asked': { target: 'asking', guard: 'hasQuestion', actions: 'startQuestion' } } },
    asking: {
      initial: 'waiting',
      invoke: { src: 'askAssistant', input: ({ context }) => context.asking },
      on: {
        'conversation.opened': { actions: 'storeConversationId' },
        'answer.delta': { target: '.writing', actions: 'appendText' },
        'answer.received': { target: 'answered', actions: 'storeAnswer' },
        'question.failed': { target: 'failed', actions: 'recordFailure' },
        'question.unanswered': 'waitingForConnection',
        'question.cancelled': { target: 'stopped', actions: 'restoreDraft' },
      },
      states: { waiting: {}, writing: {} },
    },
    stopped: {
      on: {
        'draft.changed': { target: 'idle', actions: ['storeDraft', { type: 'editUnsent', params: unansweredOf }] },
        'question.asked': { target: 'asking', guard: 'hasQuestion', actions: 'startQuestion' },
      },
    },
    answered: {
      entry: { type: 'editUnsent', params: unansweredOf },
      on: { 'question.asked': { target: 'asking', guard: 'hasQuestion', actions: 'startQuestion' } },
    },
    waitingForConnection: {
      entry: { type: 'storeUnsent', params: unansweredOf },
      invoke: { src: 'awaitConnection' },
      on: {
        'connection.restored': { target: 'asking', actions: 'clearAttempt' },
        'question.retried': { target: 'asking', actions: 'clearAttempt' },
        'question.cancelled': { target: 'stopped', actions: 'restoreDraft' },
      },
    },
    failed: {
      entry: { type: 'storeUnsent', params: unansweredOf },
      on: {
        'question.retried': { target: 'asking', actions: 'clearAttempt' },
        'question.asked': { target: 'asking', guard: 'hasQuestion', actions: 'startQuestion' },
        'question.cancelled': { target: 'idle', actions: 'restoreDraft' },
      },
    },
  },
})

/** What a reload would lose: the question that was not answered, or its text in the input. */
function unansweredOf({ context: { asking, answer, draft } }: { context: Context }): string {
  return asking && !answer ? asking.question : draft
}
