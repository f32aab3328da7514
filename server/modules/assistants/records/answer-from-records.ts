import type { Caller } from '../../../access/caller'
import { languageOf, localeOf, type Region } from '../../../domain/locale'
import type { Language } from '../../../domain/text'
import { stem } from '../../../languages/text/stem'
import { inLanguage } from '../../../record-tools/asker-text'
import { hasWords } from '../../../record-tools/matching'
import type { Asker, FoundRecords, RecordTool } from '../../../record-tools/record-tool'
import type { AnswerRecord, Turn } from '../conversations/conversation'
import { alternativesOf } from './alternatives'
import { type Compared, comparedOf, verdictOn } from './answering/comparison'
import { ofOtherKind } from './answering/other-kind'
import { writeAnswer } from './answering/write-answer'
import { askerOf, type RecordPorts } from './asker'
import { type ChosenModel, machinesOfModel, meansChosen } from './chosen-machines'
import { withFound } from './find-earlier'
import { findRecords, unusedBy, withoutOrder } from './find-records'
import { type AskersNames, askersNames } from './knowledge'
import { answerLimit } from './limits/answer-limit'
import { isPartNumber } from './meaning/part-number'
import { isSales, type RecordQuestion, type Topic } from './record-question'
import {
  noAverage,
  noMore,
  notAnswered,
  notConsidered,
  nothingWaits,
  notVisible,
  unknownName,
  unknownNumber,
  whichMachine,
} from './texts'
import { asSeenBy, toolsFor } from './tools-of-topic'
import { understand } from './understand'
import { isNumberOf } from './words/read-number'
import type { Knowledge } from './words/read-slots'

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
  /** Whether nothing has what the question names, and a manual may be meant. */
  mayBeOfManuals: boolean
  /** The words of earlier questions that the question was understood by. */
  understoodAbout: string[]
}

/** Of so many machines each is answered for; of more, the one that is meant has to be named. */
const FEW_MACHINES = 5

/** Answers a question about the asker's own records; undefined for any other question. */
export async function answerFromRecords(ports: RecordPorts, asked: AskRecords): Promise<RecordAnswer | undefined> {
  const reader = await askerOf(ports, asked)
  const names = await askersNames(ports, asked.prompt, reader)
  const beyond = await answerLimit(
    { ...asked, hasMachine: asked.chosen !== undefined },
    names.knowledge,
    async (prompt) => {
      const found = await answerUnderstood(ports, { ...asked, prompt, earlier: [] }, reader, names)
      return found?.records ?? []
    },
  )
  if (beyond) return { ...beyond, asksForMachine: false, mayBeOfManuals: false, understoodAbout: [] }
  return answerUnderstood(ports, asked, reader, names)
}

async function answerUnderstood(
  ports: RecordPorts,
  asked: AskRecords,
  reader: Asker,
  { knowledge, machines, machineCount }: AskersNames,
): Promise<RecordAnswer | undefined> {
  const understood = understand({ ...asked, preferred: asked.language }, knowledge)
  if (!understood) return undefined
  const asker = { ...reader, locale: localeOf(understood.language, asked.region) }
  const chosen = machinesOfModel(machines, asked.chosen)
  const isOfQuotes = understood.questions.some(({ question }) => question.topic === 'maintenance_quotes')
  const asksBoth = understood.questions.flatMap((one) => {
    const other = isOfQuotes ? undefined : ofOtherKind(one.question, asked.caller)
    return other ? [one, { ...one, question: other }] : [one]
  })
  const answers = await Promise.all(
    asksBoth.map(({ question, about }) =>
      answerOne(ports.tools, withChosen(question, chosen), {
        asker,
        about,
        machineCount,
        names: knowledge.names,
        hasChosen: asked.chosen !== undefined,
      }),
    ),
  )
  const given = answers.flatMap((answer) => answer ?? [])
  if (given.length === 0 && understood.questions.some(({ question }) => question.isOfAll))
    return { ...nothingFound, response: inLanguage(nothingWaits, asker) }
  return given.length > 0 ? together(given, understood.unanswered, asker) : undefined
}

const nothingFound = {
  records: [],
  isRefused: false,
  asksForMachine: false,
  mayBeOfManuals: false,
  understoodAbout: [],
}

const isOfSales = (topic: Topic): boolean => topic === 'customers' || isSales.has(topic)

/** What a dealership sells to others is no business of a customer. */
const ofOtherCustomers = { en: 'records of other customers', es: 'datos de otros clientes' }

interface OneAnswer extends RecordAnswer {
  compared?: Compared | undefined
}

interface Answering {
  asker: Asker
  /** The words of earlier questions that this one was understood by. */
  about: readonly string[]
  machineCount: number
  names: Knowledge['names']
  hasChosen: boolean
}

async function answerOne(
  all: readonly RecordTool[],
  typed: RecordQuestion,
  { asker, about, machineCount, names, hasChosen }: Answering,
): Promise<OneAnswer | undefined> {
  const question = asSeenBy(typed, all, asker.caller)
  const answer = (response: string, more: Partial<OneAnswer> = {}): OneAnswer => ({
    response,
    records: [],
    isRefused: false,
    asksForMachine: false,
    mayBeOfManuals: false,
    understoodAbout: [...about],
    ...more,
  })
  // With a machine, its manuals know which part is meant; the number of a purchase is in none.
  if (question.isGuess && question.words.length > 0 && hasChosen) return undefined
  const { tools, usable } = toolsFor(all, question, asker.caller)
  const [refusing] = tools
  if (usable.length === 0 && (question.isGuess || question.isOfAll)) return undefined
  if (usable.length === 0 && refusing)
    return answer(inLanguage(notVisible(refusing.records), asker), { isRefused: true })
  if (question.ofOthers && isOfSales(question.topic) && asker.caller.organization?.type === 'OPERATOR')
    return answer(inLanguage(notVisible(ofOtherCustomers), asker), { isRefused: true })
  const asked = withoutOrder(usable, await withFound(all, question, { asker, names }))
  const { question: answered, found } = await findRecords(usable, asked, languageOf(asker.locale), asker)
  // What is no part is asked of a manual, wherever parts are stored.
  const isNoPart = answered.isGuess && found.total === 0
  if (found.refusal && !isNoPart) return answer(found.refusal, { isRefused: true })
  if (answered.unknownName !== undefined)
    return answer(inLanguage(unknownName(answered.unknownName), asker), { isRefused: true })
  // A part that is named by its number is meant.
  const isNumbered = answered.words.some((word) => isPartNumber({ word }))
  const isNarrowed = question.topic === 'stock' && answered.words.length < asked.words.length && !isNumbered
  const other = found.total === 0 || isNarrowed ? await otherwise(all, question, asker, found.total > 0) : undefined
  if (other) return answer(other.response, { records: other.records })
  if ((answered.isGuess || answered.isOfAll) && found.total === 0) return undefined
  if (found.total === 0 && answered.skip === 0 && isNumberOf(answered.topic, answered.number))
    return answer(inLanguage(unknownNumber(answered.number ?? ''), asker), { isRefused: true })
  if (found.facts.length === 0 && found.total > 0 && answered.skip > 0)
    return answer(inLanguage(noMore(found.total), asker))
  const written = writeAnswer(answered, { ...found, note: noteOf(usable, answered, found, asker) }, asker)
  if (!needsMachine(answered, machineCount))
    return answer(written.response, {
      records: written.records,
      compared: comparedOf(answered, found, asker),
      mayBeOfManuals:
        found.total === 0 && answered.words.length > 0 && !question.namesPapers && question.topic !== 'done',
    })
  return answer(`${inLanguage(whichMachine(machineCount), asker)}\n\n${written.response}`, {
    records: written.records,
    asksForMachine: true,
  })
}

/**
 * What another kind of record says that a question may be about, too; undefined if none does.
 * @param isNearer whether only what has all words is nearer than what was found without some of them
 */
async function otherwise(all: readonly RecordTool[], question: RecordQuestion, asker: Asker, isNearer: boolean) {
  if (!question.otherwise) return undefined
  const asked = { ...question, topic: question.otherwise, state: undefined }
  const { usable } = toolsFor(all, asked, asker.caller)
  const { question: answered, found } = await findRecords(usable, asked, languageOf(asker.locale), asker)
  if (found.total === 0 || answered.words.length === 0) return undefined
  if (isNearer && answered.words.length < question.words.length) return undefined
  return writeAnswer(answered, { ...found, note: noteOf(usable, answered, found, asker) }, asker)
}

/** Their records are averages themselves. */
const saysAverage: ReadonlySet<Topic> = new Set(['hours', 'turnaround'])

/** With what the answer does not regard. */
function noteOf(
  tools: readonly RecordTool[],
  question: RecordQuestion,
  { note, average, facts }: FoundRecords,
  asker: Asker,
) {
  const isMissing = question.asked.has('average') && average === undefined && !saysAverage.has(question.topic)
  const unused = unusedBy(tools, question).filter((word) => !isSaidBy(facts, word, languageOf(asker.locale)))
  const left = unused.length > 0 ? inLanguage(notConsidered(unused), asker) : undefined
  return [note, left, isMissing ? inLanguage(noAverage, asker) : undefined].filter(Boolean).join(' ') || undefined
}

/** What all records that are named say themselves is no condition that was passed over: "teeth" of a tooth. */
function isSaidBy(facts: FoundRecords['facts'], typed: string, language: Language): boolean {
  const word = typed.toLowerCase()
  const alternatives = [...alternativesOf([word], language), [stem(word, language)]]
  return facts.length > 0 && facts.every(({ head = '' }) => hasWords(head, alternatives))
}

/** "Yes" and the same again says it all. */
const isSaidOnce = (text: string, index: number, all: readonly string[]): boolean =>
  !all.some((other, at) => at > index && other.endsWith(text))

/** The answers to several questions in one, and what was not answered. */
function together(answers: readonly OneAnswer[], unanswered: readonly string[], asker: Asker): RecordAnswer {
  const [only] = answers
  if (only && answers.length === 1 && unanswered.length === 0) {
    const { compared, ...answer } = only
    return answer
  }
  const rest = unanswered.map((question) => inLanguage(notAnswered(question), asker))
  const records = answers.flatMap((answer) => answer.records)
  return {
    response: [
      ...verdictOn(
        answers.map(({ compared }) => compared),
        asker,
      ),
      ...answers.map(({ response }) => response).filter(isSaidOnce),
      ...rest,
    ].join('\n\n'),
    records: [...new Map(records.map((record) => [record.path, record])).values()],
    isRefused: answers.every(({ isRefused }) => isRefused),
    asksForMachine: answers.some(({ asksForMachine }) => asksForMachine),
    mayBeOfManuals: answers.every(({ mayBeOfManuals }) => mayBeOfManuals),
    understoodAbout: [...new Set(answers.flatMap(({ understoodAbout }) => understoodAbout))],
  }
}

/** The chosen machine is meant where none is named. */
function withChosen(question: RecordQuestion, chosen: ReturnType<typeof machinesOfModel>): RecordQuestion {
  if (chosen.length === 0 || !meansChosen(question)) return question
  const subjects = chosen.map(({ id, name, serialNumber, modelId }) => ({
    instanceIds: [id],
    modelIds: [modelId],
    serialNumbers: [serialNumber],
    title: name || serialNumber,
  }))
  return { ...question, subjects }
}

/** Whether a question about one machine names none although there are many. */
function needsMachine({ topic, scope, subjects, words, state, period, asked }: RecordQuestion, count: number): boolean {
  if (topic !== 'hours' && topic !== 'due') return false
  if (count <= FEW_MACHINES || scope === 'fleet' || subjects.length > 0 || words.length > 0) return false
  const isList =
    asked.has('list') || asked.has('which') || asked.has('largest') || asked.has('smallest') || asked.has('who')
  return !isList && state === undefined && period === undefined
}
