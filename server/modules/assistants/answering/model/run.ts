import type { LanguageModel, ModelMessage } from '../../../../infrastructure/language-model/language-model'
import { ModelFailure } from '../../../../infrastructure/language-model/model-failure'
import { detectByWords } from '../../../../languages/detect-by-words'
import { tokenise } from '../../../../languages/text/tokenise'
import type { AnswerRecord } from '../../conversations/conversation'
import type { AnswerRequest, ComposedAnswer } from '../engine'
import { MAX_CITATIONS } from '../extractive/citation'
import { messageAnswer } from '../message-answer'
import type { SupportedStatement } from './checked-reply'
import type { CitedStatement } from './compose-cited'
import { confirm } from './confirm'
import { confirmReply } from './confirmed-reply'
import { createManualReader } from './manual-reader'
import { createMaterial } from './material/material'
import { picturesOf } from './material/pictures'
import { Leaving, type ModelTrace, type Understood } from './model-trace'
import { answerPrompt } from './prompts/answer.prompt'
import { confirmPrompt } from './prompts/confirm.prompt'
import { repairPrompt } from './prompts/repair.prompt'
import { understandPrompt } from './prompts/understand.prompt'
import { createStatementWriter, writeStatements } from './reply/write-statements'
import { questionRequest, repairRequest } from './requests'
import { createTools } from './tools'
import { asAsked, understand } from './understand'
import { isGiven, type Reply, writeReply } from './write-reply'

/** Requests that may be sent for one reply, with those that call tools. */
const MAX_STEPS = 6
/** Characters of the pages that the model is given at first. */
const MATERIAL = 26_000

const MAX_NOTED = { calls: 24, characters: 1000, name: 60 }

/** What the model wrote: from manuals, or from records alone. */
type Written = ComposedAnswer & { engine: 'model' | 'records' }

export interface Run {
  request: AnswerRequest
  /** In the time of `performance.now()`. */
  deadline: number
  trace: ModelTrace
  onUsage: (tokens: { inputTokens: number; outputTokens: number }) => void
}

/** One question: understand, find, read and write, check; once more where the check removed too much. */
export function createRun(
  { model, ...reading }: { model: LanguageModel } & Parameters<typeof createManualReader>[0],
  { request, deadline, trace, onUsage }: Run,
) {
  const { question, scope, signal, records, budget } = request
  const preferred = question.language
  const hasManuals = scope.manuals.length > 0
  const reader = hasManuals ? createManualReader(reading, request, deadline) : undefined
  const material = createMaterial()
  const found: string[] = []
  const tools = createTools({ reader, records, material, onFound: (text) => found.push(text) })
  let areEmbedded = false

  async function readQuestion(): Promise<Understood> {
    trace.prompts.understand = understandPrompt.version
    const about = await reader?.outlines()
    areEmbedded = about?.areEmbedded ?? false
    const { prompt, conversation } = question
    const asked = { prompt, conversation, manuals: scope.manuals, outlines: about?.outlines ?? [], signal }
    return timed(() => understand(model, asked, onUsage)).catch((error: unknown) => {
      if (!(error instanceof ModelFailure && error.kind === 'garbled')) throw error
      return asAsked(prompt, detectByWords(tokenise(prompt), preferred))
    })
  }

  async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
    const started = performance.now()
    try {
      return await work()
    } finally {
      trace.milliseconds.model += Math.round(performance.now() - started)
    }
  }

  async function* write(messages: readonly ModelMessage[], { question, language }: Understood) {
    const started = performance.now()
    const leaving = new AbortController()
    const ended = AbortSignal.any([signal, leaving.signal])
    const writing = writeReply(model, {
      messages,
      tools,
      material,
      language,
      onUsage,
      signal: ended,
      maxSteps: MAX_STEPS,
      recordLanguage: preferred,
      maxCharacters: request.budget.characters,
      onCall: noteCall,
    })
    try {
      const reply = yield* confirmReply(writing, (statements) => {
        trace.prompts.confirm = confirmPrompt.version
        return confirm(model, { question, statements, material, signal: ended }, onUsage)
      })
      return { ...reply, isTooLong: reply.isTooLong || isLonger(reply) }
    } finally {
      leaving.abort()
      await close(writing)
      trace.milliseconds.model += Math.round(performance.now() - started)
      trace.passages = [...material.passages.values()].map(({ passage }) => placeOf(passage))
    }
  }

  async function* previewed(messages: readonly ModelMessage[], understood: Understood) {
    const preview = createStatementWriter()
    const writing = write(messages, understood)
    try {
      for (;;) {
        const next = await writing.next()
        if (next.done) return next.value
        yield { type: 'delta' as const, text: preview(next.value) }
      }
    } finally {
      await close(writing)
    }
  }

  async function* answered(): AsyncGenerator<{ type: 'delta'; text: string } | { type: 'done'; answer: Written }> {
    const understood = await readQuestion()
    trace.understood = understood
    if (!reader && understood.kind !== 'record') throw new Leaving('other-matter')
    const searches = [understood.question, ...understood.searches]
    const pages = (await reader?.retrieve(searches, areEmbedded ? { similarTo: understood.question } : {})) ?? []
    const text = questionRequest(request, understood, material.addPages(pages, MATERIAL))
    const images = model.seesImages ? await picturesOf(pages, request) : []
    const asked = { role: 'user' as const, text, images }
    trace.prompts.answer = answerPrompt.version
    const first = yield* previewed([asked], understood)
    const reply = isGiven(first) ? first : await repair([asked], first, understood)
    yield { type: 'done', answer: await finish(reply, understood) }
  }

  /** Whether all of it is more than an answer may have. */
  function isLonger({ supported }: Reply): boolean {
    const pages = new Set(supported.flatMap(({ places }) => places.map(({ manualId, page }) => `${manualId} ${page}`)))
    return writeStatements(supported).length > budget.characters || pages.size > MAX_CITATIONS
  }

  /** Asks once more, with what was objected to. Nothing of it is passed on before the answer is whole. */
  async function repair(messages: readonly ModelMessage[], first: Reply, understood: Understood): Promise<Reply> {
    noteRemoved(first)
    trace.prompts.repair = repairPrompt.version
    trace.isRepaired = true
    const writing = write([...messages, ...repairRequest(first, found.join('\n').slice(0, MATERIAL))], understood)
    for (;;) {
      const next = await writing.next()
      if (!next.done) continue
      if (isGiven(next.value)) return next.value
      noteRemoved(next.value)
      throw new Leaving('unsupported')
    }
  }

  /** As far as it tells how the model came to its answer: it may call anything, with anything, any number of times. */
  function noteCall(tool: string, input: unknown) {
    const isLong = JSON.stringify(input ?? null).length > MAX_NOTED.characters
    if (trace.calls.length < MAX_NOTED.calls)
      trace.calls.push({ tool: tool.slice(0, MAX_NOTED.name), input: isLong ? '…' : input })
  }

  function noteRemoved({ removed }: Reply) {
    trace.removed.push(...removed.map(({ statement, objections }) => ({ text: statement.text, objections })))
  }

  async function finish(reply: Reply, understood: Understood): Promise<Written> {
    noteRemoved(reply)
    const { supported, nearest } = reply
    // What the model does not find in records is left to what the product itself knows of them.
    if (nearest && (!reader || understood.kind === 'record')) throw new Leaving('other-matter')
    const read = recordsOf(supported)
    if (!reader || (!nearest && supported.every(({ places }) => places.length === 0)))
      return {
        ...messageAnswer(writeStatements(supported), 'sure'),
        engine: 'records',
        language: understood.language,
        records: read,
      }
    const { language } = understood
    const places = (nearest ?? []).flatMap((name) => material.passages.get(name)?.passage ?? [])
    const composed = await reader.compose({
      question: {
        prompt: understood.question,
        conversation: [],
        language: preferred,
        serialNumber: question.serialNumber,
      },
      language,
      statements: nearest ? [] : supported.map(toCited),
      nearest: places.map((place) => ({ ...placeOf(place), units: [] })),
    })
    return { ...composed, engine: 'model', records: read, understoodAbout: leansOn(understood) }
  }

  /** The words that the question took from the turns before. */
  function leansOn({ question: whole }: Understood): string[] {
    if (question.conversation.length === 0) return []
    const own = new Set(tokenise(question.prompt))
    const before = new Set(question.conversation.flatMap(({ content }) => tokenise(content)))
    return [...new Set(tokenise(whole))].filter((word) => word.length > 3 && !own.has(word) && before.has(word))
  }

  return answered
}

/** Ends what nobody waits for any more, and waits until it has counted what it used. */
const close = (writing: AsyncGenerator<unknown, unknown>) => writing.return(undefined).catch(() => undefined)

const placeOf = ({ manualId, ordinal, page }: { manualId: string; ordinal: number; page: number }) => ({
  manualId,
  ordinal,
  page,
})

/** What is said and where, without what only the model was told. */
const toCited = ({ kind, text, startsLine, places }: SupportedStatement): CitedStatement => ({
  kind,
  text,
  startsLine,
  places,
})

/** The pages of the records that were read, each once. */
function recordsOf(statements: readonly SupportedStatement[]): AnswerRecord[] {
  const records = statements.flatMap(({ records: said }) => said.flatMap(({ record }) => record ?? []))
  return [...new Map(records.map((record) => [record.path, record])).values()]
}
