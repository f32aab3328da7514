import { mayCall } from '../../../access/access-policy'
import type { Caller, Rights } from '../../../access/caller'
import type { Region } from '../../../domain/locale'
import type { PagePicture } from '../../../domain/page-picture'
import type { Language } from '../../../domain/text'
import type { AnswerEngine, AnswerRequest, Audience, ComposedAnswer } from '../answering/engine'
import { messageAnswer } from '../answering/message-answer'
import type { ModelEngine } from '../answering/model/engine'
import { ModelLeft } from '../answering/model/model-trace'
import { whyLeft } from '../answering/model/why-left'
import type { AssistantName, StoredAnswer, Turn } from '../conversations/conversation'
import { isCourtesy, replyToCourtesy } from '../courtesies/courtesy'
import { answerFromRecords, type RecordAnswer } from '../records/answer-from-records'
import type { RecordPorts } from '../records/asker'
import type { ChosenModel } from '../records/chosen-machines'
import { createRecordLookUp } from '../records/look-up/record-look-up'
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
/** Whole procedures; the time of the model is its own. */
const MODEL_BUDGET = { ...BUDGET, characters: 4000 }
/** A follow-up depends only on the last few turns. */
const MAX_EARLIER_TURNS = 20

export interface AnswerPorts {
  engine: AnswerEngine
  /** Answers before the others; undefined if no language model is set up. */
  modelEngine?: ModelEngine | undefined
  drawPage?: ((picture: PagePicture, signal: AbortSignal) => Promise<Uint8Array | undefined>) | undefined
  records: RecordPorts
}

/**
 * Answers a greeting or thanks with a line of its own, for which nothing is searched and nothing is reported about the
 * manuals; any other question by the language model, where there is one, and without it if that gives no answer.
 */
export async function answerQuestion(ports: AnswerPorts, asked: AnswerQuestion): Promise<ScopedAnswer> {
  const courtesy = replyToCourtesy(asked.prompt, asked.language)
  if (courtesy !== undefined) return { ...messageAnswer(courtesy, 'sure'), ...nothingSearched }
  const { modelEngine } = ports
  if (!modelEngine || !hasSources(asked)) return answerWithoutModel(ports, asked)
  const written = await askModel(modelEngine, ports, asked)
  if (!('left' in written)) return written
  const answer = await answerWithoutModel(ports, { ...asked, ...(written.hasShown && { onDelta: () => undefined }) })
  const { reason, trace } = written.left
  return { ...answer, model: trace, warnings: [...whyLeft(reason), ...answer.warnings] }
}

/**
 * Answers, with the general assistant, a question about records; and any other one from the manuals in scope. What no
 * record has is told only if the manuals have no certain answer either: "how many clicks should the handbrake come up".
 */
async function answerWithoutModel({ engine, records }: AnswerPorts, asked: AnswerQuestion): Promise<ScopedAnswer> {
  const { prompt, language, scope } = asked
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
  return inScope(composed, scope)
}

/** An answer with the manuals that were searched for it, and those that could not be. */
function inScope<Answer extends ComposedAnswer>(answer: Answer, { ready, pending, warnings }: QuestionScope) {
  const pendingManuals = pending.map(({ id, displayName, pagesDone, pages }) => ({
    manualId: id,
    displayName,
    pagesDone,
    pages,
  }))
  const searchedManuals = ready.map(({ id, revision }) => ({ id, revision }))
  return { ...answer, warnings: [...warnings, ...answer.warnings], pendingManuals, searchedManuals }
}

const nothingSearched = { warnings: [], pendingManuals: [], searchedManuals: [] }

const toAnswer = ({ response, isRefused, records, asksForMachine, understoodAbout }: RecordAnswer): ScopedAnswer => ({
  ...messageAnswer(response, isRefused ? 'none' : 'sure'),
  ...nothingSearched,
  ...{ engine: 'records', records, asksForMachine, understoodAbout },
})

const audienceOf = (asker: Rights): Audience => (mayCall('dealership-staff', asker) ? 'staff' : 'operator')

interface ManualQuestion extends AnswerQuestion {
  scope: QuestionScope
}

/** Whether there is anything that the model may answer from: manuals, or records with the general assistant. */
const hasSources = ({ assistant, scope }: AnswerQuestion): boolean =>
  assistant === 'general' || (scope !== undefined && scope.ready.length > 0)

/** Where no manual can be searched, the model may only answer from records. */
const withoutManuals: QuestionScope = { ready: [], pending: [], unreadable: [], warnings: [] }

/** What the model answers, or why it does not, and whether a part of its answer was shown already. */
async function askModel(model: ModelEngine, { records, drawPage }: AnswerPorts, asked: AnswerQuestion) {
  const scope = asked.scope ?? withoutManuals
  const isGeneral = asked.assistant === 'general'
  const lookUp = isGeneral
    ? await createRecordLookUp(records, { ...asked, caller: asked.asker }, asked.chosen)
    : undefined
  let hasShown = false
  const onDelta = (text: string) => {
    hasShown = true
    asked.onDelta(text)
  }
  try {
    const readerId = asked.asker.userId
    const answer = await askEngine(model, {
      ...{ ...asked, scope, onDelta, records: lookUp, isWrittenSlowly: true },
      drawPage: drawPage && ((page, stop) => drawPage({ ...page, marks: [], readerId }, stop)),
    })
    return asked.scope ? inScope(answer, scope) : { ...answer, ...nothingSearched }
  } catch (error) {
    if (!(error instanceof ModelLeft)) throw error
    return { left: error, hasShown }
  }
}

interface AskedEngine<Answer> {
  answer(request: AnswerRequest): AsyncIterable<{ type: 'delta'; text: string } | { type: 'done'; answer: Answer }>
}

interface AskedOfEngine extends ManualQuestion, Pick<AnswerRequest, 'records' | 'drawPage'> {
  /** Whether each part of the answer comes when it is written, and not all at once. */
  isWrittenSlowly?: boolean
}

async function askEngine<Answer>(
  engine: AskedEngine<Answer>,
  { isWrittenSlowly = false, ...asked }: AskedOfEngine,
): Promise<Answer> {
  let isVisible = false
  const { records, drawPage } = asked
  const budget = isWrittenSlowly ? MODEL_BUDGET : BUDGET
  for await (const event of engine.answer({ ...toRequest(asked), records, drawPage, budget })) {
    // Searching and writing take a while, in which the right to it may be withdrawn.
    if (!isVisible || isWrittenSlowly) await asked.assertVisible()
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
      machine: scope.machine,
    },
    signal,
    budget: BUDGET,
  }
}
