import { languageValues } from '#contract/platform-limits'
import type { Language } from '../../../domain/text'
import type { Turn } from '../conversations/conversation'
import type { UnderstoodQuestion } from './follow-up/continued'
import { understandQuestion } from './follow-up/follow-up'
import { languagesOf } from './limits/languages-of'
import { isDayOfIt, isPlaceOfIt, isPriceOfIt } from './meaning/choose-topic'
import { isPartNumber } from './meaning/part-number'
import { isSpent, type Asked as RecordAsked, type RecordQuestion, type Topic } from './record-question'
import { hasPronoun, isPredicate, splitCount, splitQuestion } from './split-question'
import { type Knowledge, readSlots } from './words/read-slots'

interface Asked {
  prompt: string
  /** The earlier turns, oldest first. */
  earlier: readonly Turn[]
  /** The language of a question whose words do not show it. */
  preferred: Language
}

export interface Understood {
  language: Language
  /** Those that a prompt asks, in order. */
  questions: readonly UnderstoodQuestion[]
  /** Those of them that are none about records, as typed. */
  unanswered: readonly string[]
}

/** A question leans on those right before it. */
const MAX_EARLIER_QUESTIONS = 6

/** What a prompt asks of the records, in the language that has most of its words; undefined for any other question. */
export function understand({ prompt, earlier, preferred }: Asked, knowledge: Knowledge): Understood | undefined {
  const prompts = earlier.filter(({ role }) => role === 'user').map(({ content }) => content)
  let before: readonly RecordQuestion[] = []
  for (const one of prompts.slice(-MAX_EARLIER_QUESTIONS))
    before = readAll(one, before, preferred, knowledge)?.questions.map(({ question }) => question) ?? []
  // "Where is it", "when is it due" and "what does it cost" after a question to a manual mean what that is about.
  const isLost = prompts.length > 0 && before.length === 0
  if (isLost && languageValues.some((language) => asksOfIt(prompt, language, knowledge))) return undefined
  return readAll(prompt, before, preferred, knowledge)
}

function asksOfIt(prompt: string, language: Language, knowledge: Knowledge): boolean {
  const slots = readSlots(prompt, language, knowledge)
  return slots !== undefined && [isDayOfIt, isPlaceOfIt, isPriceOfIt].some((isOfIt) => isOfIt(slots))
}

/** "This month and last month" asks twice, as "Ridgeline and Tall Pines" does. */
function withOthers(understood: UnderstoodQuestion): UnderstoodQuestion[] {
  const { question } = understood
  // "Which month was better, June or July" asks for two sums.
  const by =
    question.by === 'month' && question.others.some(({ period }) => period !== question.period)
      ? undefined
      : question.by
  const asked = [{ ...question, by }, ...question.others.map((other) => ({ ...question, ...other, by, others: [] }))]
  return asked
    .flatMap(ofEachOrganization)
    .flatMap(ofEachKind)
    .map((one) => ({ ...understood, question: one }))
}

/** What waits is looked for among all records that may wait. */
function ofEachKind(question: RecordQuestion): RecordQuestion[] {
  if (question.topic !== 'waiting') return [question]
  const state = question.state ?? 'waiting'
  const kinds = ['quotes', 'maintenance_quotes', 'orders', 'messages'] as const
  const each = kinds.map(
    (topic): RecordQuestion => ({
      ...question,
      ...{ topic, isOfAll: true, state: topic === 'messages' && state === 'waiting' ? 'to_answer' : state },
    }),
  )
  const isOwn = state === 'waiting'
  return isOwn ? [...each, { ...question, topic: 'due', state: 'overdue', isOfAll: true }] : each
}

/** The machines of several owners are counted at once. */
const isCompared = ({ topic, by }: RecordQuestion): boolean => topic === 'machines' && by === 'customer'

/** Records are looked up for one organization at a time. */
function ofEachOrganization(question: RecordQuestion): RecordQuestion[] {
  const organizations = question.subjects.filter(({ organizationId }) => organizationId !== undefined)
  if (organizations.length < 2 || isCompared(question)) return [question]
  const others = question.subjects.filter(({ organizationId }) => organizationId === undefined)
  const by = question.by === 'customer' ? undefined : question.by
  return organizations.map((organization) => ({ ...question, by, subjects: [...others, organization] }))
}

function readAll(
  prompt: string,
  before: readonly RecordQuestion[],
  preferred: Language,
  knowledge: Knowledge,
): Understood | undefined {
  const understood = readSentences(prompt, before, preferred, knowledge)
  return understood && { ...understood, questions: understood.questions.flatMap(withOthers) }
}

function readSentences(
  prompt: string,
  before: readonly RecordQuestion[],
  preferred: Language,
  knowledge: Knowledge,
): Understood | undefined {
  const whole = read(prompt, before, preferred, knowledge)
  const asWhole = whole && { ...whole, unanswered: [] }
  const counts = splitCount(prompt)
  const ofEach = counts && readParts(counts, [], preferred, knowledge)
  if (ofEach?.language && countsEach(ofEach, whole)) return { ...ofEach, language: ofEach.language }
  const parts = splitQuestion(prompt)
  if (parts.length < 2) return asWhole
  const each = readParts(parts, before, preferred, knowledge)
  const isEach = each.unanswered.length === 0 && isAboutSeveral(each.questions)
  const { language } = each
  return language && (isEach || !whole) ? { ...each, language } : asWhole
}

/** Whether two kinds of records are counted, of which one question alone would leave one out. */
const countsEach = ({ questions, unanswered }: Pick<Understood, 'questions' | 'unanswered'>, whole: Read | undefined) =>
  questions.length === 2 &&
  unanswered.length === 0 &&
  isAboutSeveral(questions) &&
  questions.every(({ question: { words, unused } }) => words.length + unused.length === 0) &&
  !whole?.questions.some(({ question }) => question.topic === 'organizations')

/** What a sentence asks, which leans on several questions where several were asked before. */
type Read = Pick<Understood, 'language' | 'questions'>

function readParts(
  parts: readonly string[],
  before: readonly RecordQuestion[],
  preferred: Language,
  knowledge: Knowledge,
): Omit<Understood, 'language'> & { language: Language | undefined } {
  const questions: UnderstoodQuestion[] = []
  const unanswered: string[] = []
  let language: Language | undefined
  for (const [index, part] of parts.entries()) {
    const previous = questions.at(-1)?.question
    // "And are still open" only goes on with the first.
    const leansOn = previous && !isPredicate(part) ? [previous] : []
    const found = read(part, index > 0 ? leansOn : before, preferred, knowledge)
    language ??= found?.language
    for (const one of found?.questions ?? []) {
      const isPrice = previous && tellsPrice.has(previous.topic) && asksPriceOfIt(part, knowledge)
      const question = previous ? withContext(part, one.question, previous) : one.question
      if (previous && (isPrice || completes(part, question, previous))) {
        questions.push(...questions.splice(-1).map((last) => withDetails(last, question)))
        continue
      }
      // What leans on the part before it is said together with that.
      questions.push(previous ? { ...one, question, about: [] } : one)
    }
    if (!found) unanswered.push(part)
  }
  return { language, questions: questions.map((one, index) => withNext(one, questions[index + 1])), unanswered }
}

/** What the second part asks is asked of the records of the first, too: "and what machine is it for". */
function withDetails(one: UnderstoodQuestion, { topic, details, quantity }: RecordQuestion): UnderstoodQuestion {
  const { question } = one
  const isOfMachine = topic === 'machines' && question.topic !== 'machines'
  const more = isOfMachine ? (['machine'] as const) : topic === question.topic ? details : []
  const all = [...new Set([...question.details, ...more])]
  return { ...one, question: { ...question, details: all, quantity: question.quantity ?? quantity } }
}

/** "How many orders and how many quotes in August": the first part ends before what is said of both. */
function withNext(one: UnderstoodQuestion, next: UnderstoodQuestion | undefined): UnderstoodQuestion {
  const { question } = one
  const isPlain = question.subjects.length === 0 && question.words.length === 0 && question.number === undefined
  const isOther = next !== undefined && next.question.topic !== question.topic
  if (!isOther || one.about.length > 0 || question.period || !isPlain || !question.asked.has('count')) return one
  return { ...one, question: { ...question, period: next.question.period, subjects: next.question.subjects } }
}

/** "Which orders are open and when will they arrive": the list says both. */
function completes(part: string, question: RecordQuestion, previous: RecordQuestion): boolean {
  const { topic, asked, number, period, subjects, per, limits } = question
  // "Who asked for Q-1011 and what machine is it for": each record says its machine.
  if (topic === 'machines' && hasMachine.has(previous.topic) && hasPronoun(part) && subjects.length === 0) return true
  // Each machine says its hours, too.
  const isOfHours = topic === 'hours' && previous.topic === 'machines' && per === undefined && !question.isLacking
  const isOfEach = previous.details.length === 0 && previous.subjects.every(({ serialNumbers }) => !serialNumbers)
  if (isOfHours && isOfEach && hasPronoun(part) && period === undefined && limits.titles.length === 0) return true
  const isListed = [...asked].every((one) => previous.asked.has(one) || tellsOfEach.has(one))
  const isSame = topic === previous.topic && number === previous.number && period?.title === previous.period?.title
  return isListed && isSame && titlesOf(question) === titlesOf(previous) && question.state === previous.state
}

/** What is said of each record, whichever they are. */
const tellsOfEach: ReadonlySet<RecordAsked> = new Set(['when', 'where', 'which', 'list', 'who'])

const titlesOf = ({ subjects, words }: RecordQuestion): string =>
  JSON.stringify([subjects.map(({ title }) => title), words])

/** Each of them says what it costs: "what is in the winter set and what does it cost". */
const tellsPrice: ReadonlySet<Topic> = new Set(['bundles', 'kits'])

const asksPriceOfIt = (part: string, knowledge: Knowledge): boolean =>
  languageValues.some((language) => {
    const slots = readSlots(part, language, knowledge)
    return slots !== undefined && isPriceOfIt(slots)
  })

const hasMachine: ReadonlySet<Topic> = new Set(['quotes', 'maintenance_quotes', 'done', 'due'])

/** "And what was its last reading" is about the machine before it, in the same time. */
function withContext(part: string, question: RecordQuestion, previous: RecordQuestion): RecordQuestion {
  const period = question.period ?? previous.period
  const isOwn = question.subjects.length > 0 || question.number !== undefined || question.words.length > 0
  const isMeant = hasPronoun(part) || goesOn(question, previous) || isOfMachine(question, previous)
  if (isOwn || !isMeant) return { ...question, period }
  const { subjects, number, words, optionalWords } = previous
  return { ...question, period, subjects, number, words, optionalWords }
}

/** "When is Loader 5 due, and how many hours are left": what is asked of machines is asked of the one that is named. */
const isOfMachine = ({ topic, scope }: RecordQuestion, { subjects }: RecordQuestion): boolean =>
  isOfMachines.has(topic) && scope !== 'fleet' && subjects.some(({ serialNumbers }) => serialNumbers !== undefined)

const isOfMachines: ReadonlySet<Topic> = new Set(['machines', 'hours', 'due', 'done', 'kits', 'manuals'])

/** "How many filters did we buy, and how much did we spend in all": what is bought is meant again. */
const goesOn = (question: RecordQuestion, previous: RecordQuestion): boolean =>
  isSpent.has(question.topic) &&
  isSpent.has(previous.topic) &&
  question.asked.has('sum') &&
  question.period === undefined &&
  question.state === undefined

/** Whether each asks something else, so that none only completes another: "which are disputed and how much are they". */
function isAboutSeveral(questions: readonly UnderstoodQuestion[]): boolean {
  const keys = questions.map(({ question: { topic, state, number, period, by, subjects, words } }) =>
    JSON.stringify([topic, state, number, period?.title, by, subjects.map(({ title }) => title), words]),
  )
  return new Set(keys).size === keys.length
}

function read(
  prompt: string,
  before: readonly RecordQuestion[],
  preferred: Language,
  knowledge: Knowledge,
): Read | undefined {
  const readings = languagesFrom(preferred).flatMap((language): Read[] => {
    const questions = understandQuestion(prompt, before, language, knowledge)
    if (questions.length === 0) return []
    return [inItsLanguage({ questions, language }, prompt, preferred)]
  })
  return readings.toSorted((one, other) => unknownCountOf(one) - unknownCountOf(other))[0]
}

/** The number of a part is read in any language, also in one that knows none of the other words. */
function inItsLanguage(read: Read, prompt: string, preferred: Language): Read {
  const [language = read.language] = languagesOf({ prompt, language: preferred })
  const isOfNumber = read.questions.every(({ question: { words } }) => words.some((word) => isPartNumber({ word })))
  if (language === read.language || !isOfNumber) return read
  const questions = read.questions.map((one) => ({ ...one, question: { ...one.question, unused: [] } }))
  return { questions, language }
}

const unknownCountOf = ({ questions }: Read): number => questions[0]?.unknownCount ?? 0

const languagesFrom = (preferred: Language): readonly Language[] => [
  preferred,
  ...languageValues.filter((one) => one !== preferred),
]
