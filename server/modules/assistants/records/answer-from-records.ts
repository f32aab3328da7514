import type { Caller } from '../../../access/caller'
import { type Locale, localeOf, type Region } from '../../../domain/locale'
import type { Language } from '../../../domain/text'
import { dayAt, type TimeZone } from '../../../domain/time-zone'
import { inLanguage } from '../../../record-tools/asker-text'
import type { Asker, FoundRecords, RecordTool, ToolName } from '../../../record-tools/record-tool'
import type { AnswerRecord, Turn } from '../conversations/conversation'
import { isGlossaryWord } from '../finding/languages/glossary/glossary'
import { alternativesOf } from './alternatives'
import { writeAnswer } from './answering/write-answer'
import { type ChosenModel, machinesOfModel, meansChosen } from './chosen-machines'
import { askersNames, type NamePorts } from './knowledge'
import { isNumberOf } from './read-number'
import type { RecordQuestion, Topic } from './record-question'
import { notVisible, unknownName, unknownNumber, whichMachine } from './texts'
import { shortened, toInput } from './to-input'
import { understand } from './understand'

export interface RecordPorts extends NamePorts {
  tools: readonly RecordTool[]
  /** In which a caller means days. */
  timeZoneOf(caller: Caller): Promise<TimeZone>
}

export interface AskRecords {
  prompt: string
  /** The earlier turns, oldest first. */
  earlier: readonly Turn[]
  chosen: ChosenModel | undefined
  caller: Caller
  language: Language
  /** Where the asker is, by which figures and days are written. */
  region: Region
}

export interface RecordAnswer {
  response: string
  records: AnswerRecord[]
  /** Whether the asker's role sees what is asked for, and it exists as far as they may see. */
  isRefused: boolean
  asksForMachine: boolean
  /** The words of earlier questions that the question was understood by. */
  understoodAbout: string[]
}

const toolsOf: Record<Topic, readonly ToolName[]> = {
  credit_notes: ['credit_notes'],
  invoices: ['invoices'],
  maintenance_quotes: ['maintenance_quotes'],
  quotes: ['quotes'],
  payments: ['payments'],
  spending: ['spending'],
  messages: ['order_messages', 'machine_messages'],
  orders: ['orders'],
  manuals: ['manuals'],
  due: ['due_maintenance'],
  done: ['done_maintenance'],
  hours: ['machine_hours'],
  machines: ['machines'],
}

/** Of so many machines each is answered for; of more, the one that is meant has to be named. */
const FEW_MACHINES = 5

/** Answers a question about the asker's own records; undefined for any other question. */
export async function answerFromRecords(ports: RecordPorts, asked: AskRecords): Promise<RecordAnswer | undefined> {
  const reader = await askerOf(ports, asked, localeOf(asked.language, asked.region))
  const { knowledge, machines, machineCount } = await askersNames(ports, asked.prompt, reader)
  const understood = understand({ ...asked, preferred: asked.language }, knowledge)
  if (!understood) return undefined
  const asker = { ...reader, locale: localeOf(understood.language, asked.region) }
  const answer = (response: string, more: Partial<RecordAnswer> = {}): RecordAnswer => ({
    response,
    records: [],
    isRefused: false,
    asksForMachine: false,
    understoodAbout: [...understood.about],
    ...more,
  })
  const { tools, usable } = toolsFor(ports.tools, understood.question, asked.caller)
  const [refusing] = tools
  if (usable.length === 0 && refusing)
    return answer(inLanguage(notVisible(refusing.records), asker), { isRefused: true })
  if (understood.question.unknownName !== undefined)
    return answer(inLanguage(unknownName(understood.question.unknownName), asker), { isRefused: true })

  const exact = withChosen(understood.question, machinesOfModel(machines, asked.chosen))
  const { question, found } = await findByWords(usable, exact, understood.language, asker)
  if (question.isGuess && found.total === 0) return undefined
  if (found.total === 0 && isNumberOf(question.topic, question.number))
    return answer(inLanguage(unknownNumber(question.number ?? ''), asker), { isRefused: true })
  const written = writeAnswer(question, found, asker)
  if (!needsMachine(question, machineCount)) return answer(written.response, { records: written.records })
  return answer(`${inLanguage(whichMachine(machineCount), asker)}\n\n${written.response}`, {
    records: written.records,
    asksForMachine: true,
  })
}

/** Whether an order is paid is on its own page, also for those who see no payments. */
function toolsFor(all: readonly RecordTool[], { topic, number }: RecordQuestion, caller: Caller) {
  const named = (of: Topic) => all.filter(({ name }) => toolsOf[of].includes(name))
  const tools = named(topic)
  const usable = tools.filter((tool) => tool.mayUse(caller))
  if (usable.length > 0 || topic !== 'payments' || number === undefined) return { tools, usable }
  return { tools: named('orders'), usable: named('orders').filter((tool) => tool.mayUse(caller)) }
}

async function askerOf({ timeZoneOf }: RecordPorts, { caller }: AskRecords, locale: Locale): Promise<Asker> {
  const timeZone = await timeZoneOf(caller)
  return { caller, locale, timeZone, today: dayAt(timeZone, new Date()) }
}

/** The chosen machine is meant where none is named. */
function withChosen(question: RecordQuestion, chosen: ReturnType<typeof machinesOfModel>): RecordQuestion {
  if (chosen.length === 0 || !meansChosen(question)) return question
  const subjects = chosen.map(({ id, name, serialNumber, modelId }) => ({
    instanceIds: [id],
    modelIds: [modelId],
    title: name || serialNumber,
  }))
  return { ...question, subjects }
}

/** By all words, or, if nothing has them, without those that may be no name of a part, or by those of the trade alone. */
async function findByWords(tools: readonly RecordTool[], question: RecordQuestion, language: Language, asker: Asker) {
  const needed = question.words.filter((word) => !question.optionalWords.includes(word))
  const ofTrade = question.words.filter((word) => isGlossaryWord(word, language))
  const attempts = [question.words, needed, ...(ofTrade.length > 0 ? [ofTrade] : [])]
  let answered = { question, found: await find(tools, question, language, asker) }
  for (const words of attempts.slice(1)) {
    if (answered.found.total > 0 || words.length === answered.question.words.length) continue
    const narrower = { ...question, words }
    answered = { question: narrower, found: await find(tools, narrower, language, asker) }
  }
  return answered
}

/** What all tools of a topic find, the newest first. */
async function find(
  tools: readonly RecordTool[],
  question: RecordQuestion,
  language: Language,
  asker: Asker,
): Promise<FoundRecords> {
  const input = toInput(question, alternativesOf(question.words, language))
  const found = await Promise.all(tools.map((tool) => tool.find(input, asker)))
  const total = found.reduce((sum, one) => sum + one.total, 0)
  const facts = found.flatMap((one) => one.facts)
  const inOrder = tools.length > 1 ? facts.toSorted((one, other) => timeOf(other.at) - timeOf(one.at)) : facts
  const [first] = found
  return {
    facts: shortened(inOrder.slice(0, input.limit), total, question.wanted),
    total,
    heading: first?.heading,
    sum: first?.sum,
    note: first?.note,
  }
}

const timeOf = (moment: Date | undefined): number => moment?.getTime() ?? 0

/** Whether a question about one machine names none although there are many. */
function needsMachine({ topic, scope, subjects, words, state, period, asked }: RecordQuestion, count: number): boolean {
  if (topic !== 'hours' && topic !== 'due') return false
  if (count <= FEW_MACHINES || scope === 'fleet' || subjects.length > 0 || words.length > 0) return false
  const isList =
    asked.has('list') || asked.has('which') || asked.has('largest') || asked.has('smallest') || asked.has('who')
  return !isList && state === undefined && period === undefined
}
