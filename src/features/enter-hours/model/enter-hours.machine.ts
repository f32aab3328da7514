import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { type Ending, endingOf } from '@/entities/portal-link'
import { readFigure } from '@/shared/lib/meter-figure'
import { type Draft, type Entry, type EntryDetails, emptyDraft, type HoursPortal, type SentReading } from './entry'
import { isRetryable, messageOf, PhotographUnsent, type Question, questionOf } from './failure'

export type EnterHoursEvent =
  | { type: 'figure.typed'; typed: string }
  | { type: 'replacement.marked'; isReplacement: boolean }
  /** `clientId` is new for each entry; `at` is now, in ISO 8601. */
  | ({ type: 'entry.submitted'; clientId: string; at: string } & EntryDetails)
  | { type: 'question.confirmed' }
  | { type: 'question.declined' }
  /** The device has a network again, or it is time for another try. */
  | { type: 'connection.restored' }

/** `tries` grows with each time that nobody answered. */
export type Waiting = { tries: number }

type Input = { draft?: Draft | undefined }

type Context = Draft & {
  portal: HoursPortal | undefined
  /** Nothing was typed that is a figure. */
  isMistaken: boolean
  question: Question | undefined
  /** Why the server did not take the figure, in its words. */
  refusal: string | undefined
  ending: Ending | undefined
  accepted: SentReading | undefined
  tries: number
}

const notProvided = (name: string) => async (): Promise<never> => {
  throw new Error(`provide ${name}`)
}

type Failed = { error: unknown }
type Submitted = { clientId: string; at: string } & EntryDetails
const ofError = ({ event }: { event: Failed }): Failed => ({ error: event.error })

/**
 * Entering the hours of one machine, by its link or on its page (behaviour, section 4): with gloves, in the sun, and
 * with an unreliable network.
 *
 * An entry gets its id when it is submitted, and retains it, even after a reload, until the server has answered: a
 * resend never counts twice. Until then the figure cannot be changed.
 */
export const enterHoursMachine = setup({
  types: { context: {} as Context, events: {} as EnterHoursEvent, input: {} as Input },
  actors: {
    loadLink: fromPromise<HoursPortal>(notProvided('loadLink')),
    sendEntry: fromPromise<SentReading, Entry | undefined>(notProvided('sendEntry')),
    /** Sends `connection.restored`. */
    awaitConnection: fromCallback<EnterHoursEvent, Waiting>(() => {
      throw new Error('provide awaitConnection')
    }),
  },
  actions: {
    /** Stores the draft on the device. */
    storeDraft: (_, _draft: Draft) => {
      throw new Error('provide storeDraft')
    },
    storePortal: assign((_, portal: HoursPortal) => ({ portal, tries: 0 })),
    storeTyped: assign((_, changed: Partial<Pick<Draft, 'typed' | 'isReplacement'>>) => ({
      ...changed,
      isMistaken: false,
      refusal: undefined,
    })),
    reportMistake: assign({ isMistaken: true }),
    createEntry: assign(({ context }, submitted: Submitted) => ({
      entry: entryOf(context, submitted),
      isMistaken: false,
      refusal: undefined,
      tries: 0,
    })),
    dropEntry: assign({ entry: undefined, question: undefined }),
    storeQuestion: assign((_, question: Question) => ({ question })),
    storeServerQuestion: assign((_, { error }: Failed) => ({ question: questionOf(error) })),
    confirmEntry: assign(({ context: { entry, question } }) => ({
      question: undefined,
      isReplacement: question?.about === 'lower' || entry?.isReplacement === true,
      entry: entry && {
        ...entry,
        ...(question?.about === 'lower' ? { isReplacement: true } : { confirmed: true }),
      },
    })),
    countTry: assign(({ context }, { error }: Failed) => ({
      tries: context.tries + 1,
      entry: context.entry && {
        ...context.entry,
        ...(error instanceof PhotographUnsent && { isSaved: true }),
      },
    })),
    storeRefusal: assign((_, { error }: Failed) => ({ refusal: messageOf(error), entry: undefined })),
    storeEnding: assign((_, { error }: Failed) => ({ ending: endingOf(error) })),
    storeAccepted: assign((_, accepted: SentReading) => ({ accepted, ...emptyDraft })),
  },
  guards: {
    hasOpenEntry: ({ context }) => context.entry !== undefined,
    hasNoFigure: ({ context }) => readFigure(context.typed) === undefined,
    /**
     * "A reading lower than the last one is refused unless it is marked as a meter replacement": asked without a
     * network too. One of an earlier time is the server's to judge.
     */
    isLower: ({ context: { typed, isReplacement, portal } }, { takenAt }: EntryDetails) =>
      !takenAt && !isReplacement && (readFigure(typed) ?? 0) < (portal?.last?.value ?? 0),
    hasEnded: (_, { error }: Failed) => endingOf(error) !== undefined,
    isRetryable: (_, { error }: Failed) => isRetryable(error),
    isQuestion: (_, { error }: Failed) => questionOf(error) !== undefined,
  },
}).createMachine({
  id: 'enterHours',
  context: ({ input: { draft = emptyDraft } }) => ({
    ...draft,
    portal: undefined,
    isMistaken: false,
    question: undefined,
    refusal: undefined,
    ending: undefined,
    accepted: undefined,
    tries: 0,
  }),
  initial: 'loadingLink',
  states: {
    loadingLink: {
      invoke: {
        id: 'loadLink',
        src: 'loadLink',
        onDone: [
          {
            guard: 'hasOpenEntry',
            target: 'sending',
            actions: { type: 'storePortal', params: ({ event }) => event.output },
          },
          { target: 'entering', actions: { type: 'storePortal', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'hasEnded', params: ofError },
            target: 'ended',
            actions: { type: 'storeEnding', params: ofError },
          },
          { target: 'unreachable', actions: { type: 'countTry', params: ofError } },
        ],
      },
    },
    unreachable: {
      invoke: { src: 'awaitConnection', input: ({ context: { tries } }) => ({ tries }) },
      on: { 'connection.restored': 'loadingLink' },
    },
    entering: {
      on: {
        'figure.typed': {
          actions: [
            { type: 'storeTyped', params: ({ event: { typed } }) => ({ typed }) },
            { type: 'storeDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        'replacement.marked': {
          actions: [
            { type: 'storeTyped', params: ({ event: { isReplacement } }) => ({ isReplacement }) },
            { type: 'storeDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        'entry.submitted': [
          { guard: 'hasNoFigure', actions: 'reportMistake' },
          {
            guard: { type: 'isLower', params: ({ event }) => event },
            target: 'confirming',
            actions: [
              { type: 'createEntry', params: ({ event }) => event },
              { type: 'storeQuestion', params: { about: 'lower', detail: undefined } },
            ],
          },
          { target: 'sending', actions: { type: 'createEntry', params: ({ event }) => event } },
        ],
      },
    },
    confirming: {
      on: {
        'question.confirmed': { target: 'sending', actions: 'confirmEntry' },
        'question.declined': {
          target: 'entering',
          actions: ['dropEntry', { type: 'storeDraft', params: ({ context }) => draftOf(context) }],
        },
        /** Another figure is another question. */
        'figure.typed': {
          target: 'entering',
          actions: ['dropEntry', { type: 'storeTyped', params: ({ event: { typed } }) => ({ typed }) }],
        },
      },
    },
    sending: {
      entry: { type: 'storeDraft', params: ({ context }) => draftOf(context) },
      invoke: {
        id: 'sendEntry',
        src: 'sendEntry',
        input: ({ context: { entry } }) => entry,
        onDone: { target: 'sent', actions: { type: 'storeAccepted', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'hasEnded', params: ofError },
            target: 'ended',
            actions: { type: 'storeEnding', params: ofError },
          },
          {
            guard: { type: 'isRetryable', params: ofError },
            target: 'waitingForConnection',
            actions: { type: 'countTry', params: ofError },
          },
          {
            guard: { type: 'isQuestion', params: ofError },
            target: 'confirming',
            actions: { type: 'storeServerQuestion', params: ofError },
          },
          {
            target: 'entering',
            actions: [
              { type: 'storeRefusal', params: ofError },
              { type: 'storeDraft', params: ({ context }) => draftOf(context) },
            ],
          },
        ],
      },
    },
    waitingForConnection: {
      entry: { type: 'storeDraft', params: ({ context }) => draftOf(context) },
      invoke: { src: 'awaitConnection', input: ({ context: { tries } }) => ({ tries }) },
      on: { 'connection.restored': 'sending' },
    },
    sent: { type: 'final', entry: { type: 'storeDraft', params: ({ context }) => draftOf(context) } },
    ended: {},
  },
})

const draftOf = ({ typed, isReplacement, entry }: Context): Draft => ({ typed, isReplacement, entry })

function entryOf({ typed, isReplacement }: Context, { clientId, at, takenAt, note }: Submitted): Entry | undefined {
  const value = readFigure(typed)
  if (value === undefined) return undefined
  const details = { ...(takenAt && { takenAt }), ...(note && { note }) }
  return { clientId, value, enteredAt: at, isReplacement, confirmed: false, ...details }
}
