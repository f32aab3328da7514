import type { LanguageModel, ModelMessage, ModelTool } from '../../../../infrastructure/language-model/language-model'
import type { Language } from '../../../../languages/language'
import { check, type RemovedStatement, type SupportedStatement } from './checked-reply'
import type { Material } from './material/material'
import { answerPrompt } from './prompts/answer.prompt'
import { createStatementReader, type NoAnswer, type Statement } from './reply/statement-reader'

export interface Reply {
  /** As it was written, for a request to mend it. */
  text: string
  supported: SupportedStatement[]
  removed: RemovedStatement[]
  /** The passages that come closest, if it says that nothing answers. */
  nearest: readonly string[] | undefined
  /** Whether the model was cut off, or has written more than an answer may have. */
  isTooLong: boolean
  /** Whether its first statement, which is the answer, was removed. */
  lacksLead: boolean
}

export interface ToWrite {
  messages: readonly ModelMessage[]
  tools: readonly ModelTool[]
  maxSteps: number
  material: Material
  /** Of the reply. */
  language: Language
  recordLanguage: Language
  /** Of the statements; a reply that has more is cut off. */
  maxCharacters: number
  signal: AbortSignal
  onCall: (tool: string, input: unknown) => void
  onUsage: (tokens: { inputTokens: number; outputTokens: number }) => void
}

export type WrittenReply = AsyncGenerator<SupportedStatement | undefined, Reply>

/**
 * Has the model write a reply, and checks each statement as soon as it is complete. Yields the statements that pass as
 * long as none was removed before, and undefined when a step has called tools: what was written in it is no reply.
 * @returns the whole reply; throws what the model throws
 */
export async function* writeReply(
  model: LanguageModel,
  { messages, tools, maxSteps, material, language, recordLanguage, maxCharacters, signal, onCall, onUsage }: ToWrite,
): WrittenReply {
  let reader = createStatementReader()
  let reply: Reply = emptyReply()

  function* take(statements: readonly (Statement | NoAnswer)[]): Generator<SupportedStatement> {
    for (const statement of statements) {
      if (reply.nearest) return
      if (statement.kind === 'no-answer') {
        reply.nearest = statement.cited
        return
      }
      if (isSaidAlready(statement, reply)) continue
      const checked = check(statement, material, { language, recordLanguage })
      if ('removed' in checked) {
        reply.lacksLead ||= reply.supported.length === 0
        reply.removed.push(checked.removed)
      } else {
        reply.supported.push(checked.supported)
        if (reply.removed.length === 0) yield checked.supported
      }
    }
  }

  const request = { instructions: answerPrompt.text, messages, tools, maxSteps, signal, onUsage }
  for await (const event of model.stream(request)) {
    if (event.type === 'text') {
      reply.text += event.text
      yield* take(reader.read(event.text))
      if (exceeds(reply, maxCharacters)) return { ...reply, isTooLong: true }
    } else if (event.type === 'tools') {
      for (const { name, input } of event.calls) onCall(name, input)
      reader = createStatementReader()
      reply = emptyReply()
      yield undefined
    } else {
      yield* take(reader.end())
      reply.isTooLong = event.isCutOff
    }
  }
  return reply
}

/** A step may come again. */
const isSaidAlready = ({ kind, text }: Statement, { supported }: Reply) =>
  kind !== 'step' && supported.some((one) => one.kind === kind && one.text === text)

/** Characters that a model may write in all, with thoughts. */
const MAX_WRITTEN = 60_000
/** Of its citation and of what separates it from the next one. */
const AROUND_STATEMENT = 6

function exceeds({ text, supported, removed }: Reply, maxCharacters: number): boolean {
  const statements = [...supported, ...removed.map(({ statement }) => statement)]
  const length = statements.reduce((sum, statement) => sum + statement.text.length + AROUND_STATEMENT, 0)
  return length > maxCharacters || text.length > MAX_WRITTEN
}

const emptyReply = (): Reply => ({
  text: '',
  supported: [],
  removed: [],
  nearest: undefined,
  isTooLong: false,
  lacksLead: false,
})

/** More may not be removed: what is left would no longer be the answer. */
const MAX_REMOVED_SHARE = 1 / 3

/** Whether a reply may be given without what was removed. A procedure that lacks a step may not. */
export function isGiven({ supported, removed, nearest, isTooLong, lacksLead }: Reply): boolean {
  if (nearest) return true
  if (isTooLong || lacksLead || supported.length === 0) return false
  if (removed.some(({ statement }) => statement.kind === 'step')) return false
  return removed.length <= MAX_REMOVED_SHARE * (supported.length + removed.length)
}
