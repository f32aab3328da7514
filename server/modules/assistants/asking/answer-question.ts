import { mayCall } from '../../../access/access-policy'
import type { Caller, Rights } from '../../../access/caller'
import type { Region } from '../../../domain/locale'
import type { Language } from '../../../domain/text'
import type { AnswerEngine, AnswerRequest, Audience, ComposedAnswer } from '../answering/engine'
import { messageAnswer } from '../answering/message-answer'
import type { AssistantName, StoredAnswer, Turn } from '../conversations/conversation'
import { isCourtesy, replyToCourtesy } from '../courtesies/courtesy'
import { answerFromRecords, type RecordAnswer } from '../records/answer-from-records'
import type { RecordPorts } from '../records/asker'
import type { ChosenModel } from '../records/chosen-machines'
import { answerAboutNeither } from './answer-about-neither'
import { answerWithoutManuals } from './answer-without-manuals'
import { askForMachine } from './ask-for-machine'
import type { QuestionScope } from './question-scope'

export interface AnswerQuestion {
  assistant: AssistantName
  prompt: string
  /** The earlier turns, oldest first. */
  earlier: readonly Turn[]
  /** Undefined with the general assistant, if no machine is chosen and the question names none. */
  scope: QuestionScope | undefined
  /** The serial number of the machine that is chosen or named. */
  serialNumber: string | undefined
  /** The machines that the question may mean, if it names some of several models. */
  candidates: readonly string[]
  /** The model that is chosen, and the serial number if that is known. */
  chosen: ChosenModel | undefined
  asker: Caller
  /** The preferred language of the person who asks. The answer is in that of the question, if its words show one. */
  language: Language
  /** Where the person is, by which figures and days are written. */
  region: Region
  signal: AbortSignal
  /**
   * Called before anything of the manuals is passed on.
   * @throws DomainError if the person may no longer see the machine
   */
  assertVisible: () => Promise<void>
  /** Called with each part of the answer. */
  onDelta: (text: string) => void
}

/** With what may be looked up in a catalogue, which is not stored. */
export type ScopedAnswer = Omit<StoredAnswer, 'durationMs' | 'standalone' | 'namedMachineId' | 'offTopic'> &
  Pick<ComposedAnswer, 'sought'>

const BUDGET = { milliseconds: 30_000, characters: 2000 }
/** A follow-up depends only on the last few turns. */
const MAX_EARLIER_TURNS = 20

export interface AnswerPorts {
  engine: AnswerEngine
  records: RecordPorts
}

/**
 * Answers a greeting or thanks with a line of its own, for which nothing is searched and nothing is reported about the
 * manuals; then, with the general assistant, a question about records; and any other one from the manuals in scope. What no
 * record has is told only if the manuals have no certain answer either: "how many clicks should the handbrake come up".
 */
export async function answerQuestion({ engine, records }: AnswerPorts, asked: AnswerQuestion): Promise<ScopedAnswer> {
  const { prompt, language, scope } = asked
  const courtesy = replyToCourtesy(prompt, language)
  if (courtesy !== undefined) return { ...messageAnswer(courtesy, 'sure'), ...nothingSearched }
  const isGeneral = asked.assistant === 'general'
  const found = isGeneral ? await answerFromRecords(records, { ...asked, caller: asked.asker }) : undefined
  const hasManuals = scope !== undefined && scope.ready.length > 0
  if (found && !(found.mayBeOfManuals && hasManuals)) return toAnswer(found)
  const neither = scope || asked.earlier.length > 0 ? undefined : answerAboutNeither(prompt, language)
  if (neither) return { ...neither, ...nothingSearched }
  if (!scope)
    return { ...askForMachine({ prompt, language }, asked.candidates), ...nothingSearched, asksForMachine: true }
  const composed =
    scope.ready.length > 0
      ? await askEngine(engine, { ...asked, scope, ...(found && { onDelta: () => undefined }) })
      : {
          ...answerWithoutManuals({ prompt, language }, scope, audienceOf(asked.asker)),
          ...(asked.assistant === 'parts' && (await readSought(engine, { ...asked, scope }))),
        }
  if (found && composed.confidence !== 'sure') return toAnswer(found)
  const pendingManuals = scope.pending.map(({ id, displayName, pagesDone, pages }) => ({
    manualId: id,
    displayName,
    pagesDone,
    pages,
  }))
  const searchedManuals = scope.ready.map(({ id, revision }) => ({ id, revision }))
  return { ...composed, warnings: [...scope.warnings, ...composed.warnings], pendingManuals, searchedManuals }
}

const nothingSearched = { warnings: [], pendingManuals: [], searchedManuals: [] }

const toAnswer = ({ response, isRefused, records, asksForMachine, understoodAbout }: RecordAnswer): ScopedAnswer => ({
  ...messageAnswer(response, isRefused ? 'none' : 'sure'),
  ...nothingSearched,
  ...{ engine: 'records', records, asksForMachine, understoodAbout },
})

const audienceOf = (asker: Rights): Audience => (mayCall('dealership-staff', asker) ? 'staff' : 'operator')

type ManualQuestion = AnswerQuestion & { scope: QuestionScope }

async function askEngine(engine: AnswerEngine, asked: ManualQuestion): Promise<ComposedAnswer> {
  let isVisible = false
  for await (const event of engine.answer(toRequest(asked))) {
    // Searching takes a while, in which the right to it may be withdrawn.
    if (!isVisible) await asked.assertVisible()
    isVisible = true
    if (event.type === 'done') return event.answer
    asked.onDelta(event.text)
  }
  throw new Error('the answer engine ended without an answer')
}

/** Without manuals, the engine only reads which part the question is for. */
async function readSought(engine: AnswerEngine, asked: ManualQuestion): Promise<Pick<ComposedAnswer, 'sought'>> {
  const { sought } = await askEngine(engine, { ...asked, onDelta: () => undefined })
  return sought ? { sought } : {}
}

/** What the engine is asked, which depends on nothing but the question, its conversation and its scope. */
export function toRequest(
  asked: Omit<ManualQuestion, 'onDelta' | 'assertVisible' | 'asker' | 'chosen' | 'region' | 'candidates'> & {
    asker: Rights
  },
): AnswerRequest {
  const { assistant, prompt, earlier, scope, serialNumber, asker, language, signal } = asked
  // Courtesies are no context for a follow-up question.
  const conversation = earlier
    .slice(-2 * MAX_EARLIER_TURNS)
    .filter(({ role, content }) => role === 'assistant' || !isCourtesy(content))
  return {
    assistant,
    audience: audienceOf(asker),
    question: { prompt, conversation: conversation.slice(-MAX_EARLIER_TURNS), language, serialNumber },
    scope: {
      organizationId: asker.organization?.id ?? null,
      manuals: scope.ready,
      isComplete: scope.pending.length === 0,
    },
    signal,
    budget: BUDGET,
  }
}
