import { assign, fromCallback, setup } from 'xstate'
import type { Answer } from '@/entities/conversation'
import { newId } from '@/shared/lib/new-id'
import type { AskedQuestion, Asking, AskProgress, WaitingQuestion } from './asking'

type PersonEvent =
  | { type: 'draft.changed'; text: string }
  | ({ type: 'question.asked' } & Asking)
  | { type: 'question.cancelled' }
  | { type: 'question.retried' }
  | { type: 'conversation.left' }
  /** A question of this conversation waits on the device, or is there with the reason why it was refused. */
  | ({ type: 'question.found' } & WaitingQuestion)

/** `draft` is what was in the field on an earlier visit. */
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

type InContext = { context: Context }

const askedOf = ({ context: { asking } }: InContext) => asking

/** What a reload would lose: the question that is being asked, or its text in the input. */
function unansweredOf({ context: { asking, answer, draft } }: InContext): string {
  return asking && !answer ? asking.question : draft
}

const draftOf = ({ context: { draft } }: InContext) => draft

const dropsWaiting = { type: 'dropWaiting', params: askedOf } as const
/** The question is stored apart from the field now. */
const storesWaiting = [
  {
    type: 'storeWaiting',
    params: ({ context: { asking, failure } }: InContext) => ({ asked: asking, refusal: failure }),
  },
  { type: 'editUnsent', params: draftOf },
] as const
const takesBack = [dropsWaiting, 'restoreDraft', { type: 'storeUnsent', params: draftOf }] as const
const changesDraftAlone = { actions: ['storeDraft', { type: 'editUnsent', params: draftOf }] } as const

/** One question at a time, from the first key to the answer. What was typed is never lost on the way. */
export const askAssistantMachine = setup({
  types: { context: {} as Context, events: {} as PersonEvent | AskProgress, input: {} as Input },
  actors: {
    askAssistant: fromCallback<AskProgress, AskedQuestion | undefined>(() => {
      throw new Error('provide askAssistant')
    }),
    /** Reports what becomes of a question that waits on the device, which is sent from there. */
    followWaiting: fromCallback<AskProgress, AskedQuestion | undefined>(() => {
      throw new Error('provide followWaiting')
    }),
  },
  guards: {
    isRefused: ({ event }) => event.type === 'question.found' && event.refusal !== undefined,
    hasQuestion: ({ event }) => event.type === 'question.asked' && event.question.trim() !== '',
  },
  actions: {
    /** Stores a question on the device, from where it is sent once there is a connection, or says why it was refused. */
    storeWaiting: (_, _question: { asked: AskedQuestion | undefined; refusal?: string | undefined }) => {
      throw new Error('provide storeWaiting')
    },
    /** Removes it from there. */
    dropWaiting: (_, _asked: AskedQuestion | undefined) => {
      throw new Error('provide dropWaiting')
    },
    /** Sends now what waits. */
    sendWaiting: () => {
      throw new Error('provide sendWaiting')
    },
    /** Stores on the device a question that is being asked, or the text of one that was taken back. */
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
    storeFound: assign(({ event }) =>
      event.type === 'question.found' ? { ...noQuestion, asking: event.asked, failure: event.refusal } : {},
    ),
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
    'conversation.opened': { actions: 'storeConversationId' },
    'conversation.left': { target: '.idle', actions: ['reset', { type: 'editUnsent', params: unansweredOf }] },
  },
  states: {
    idle: {
      on: {
        'question.asked': { target: 'asking', guard: 'hasQuestion', actions: 'startQuestion' },
        'question.found': [
          { target: 'failed', guard: 'isRefused', actions: 'storeFound' },
          { target: 'waitingForConnection', actions: 'storeFound' },
        ],
      },
    },
    asking: {
      initial: 'waiting',
      entry: { type: 'storeUnsent', params: unansweredOf },
      invoke: { src: 'askAssistant', input: askedOf },
      on: {
        'answer.delta': { target: '.writing', actions: 'appendText' },
        'answer.received': { target: 'answered', actions: 'storeAnswer' },
        'question.failed': { target: 'failed', actions: ['recordFailure', ...storesWaiting] },
        'question.unanswered': { target: 'waitingForConnection', actions: ['clearAttempt', ...storesWaiting] },
        'question.cancelled': { target: 'stopped', actions: takesBack },
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
      invoke: { src: 'followWaiting', input: askedOf },
      on: {
        'draft.changed': changesDraftAlone,
        'answer.delta': { actions: 'appendText' },
        'answer.received': { target: 'answered', actions: 'storeAnswer' },
        'question.gone': { target: 'idle', actions: 'reset' },
        'question.failed': { target: 'failed', actions: 'recordFailure' },
        'question.asked': { target: 'asking', guard: 'hasQuestion', actions: 'startQuestion' },
        'question.retried': { actions: 'sendWaiting' },
        'question.cancelled': { target: 'stopped', actions: takesBack },
      },
    },
    failed: {
      invoke: { src: 'followWaiting', input: askedOf },
      on: {
        'draft.changed': changesDraftAlone,
        'answer.received': { target: 'answered', actions: ['clearAttempt', 'storeAnswer'] },
        'question.gone': { target: 'idle', actions: 'reset' },
        'question.retried': { target: 'asking', actions: [dropsWaiting, 'clearAttempt'] },
        'question.asked': { target: 'asking', guard: 'hasQuestion', actions: [dropsWaiting, 'startQuestion'] },
        'question.cancelled': { target: 'idle', actions: takesBack },
      },
    },
  },
})
