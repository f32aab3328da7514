import { languageValues } from '#contract/platform-limits'
import { isHappening } from '../../../../record-tools/fields'
import type { UnderstoodQuestion } from '../follow-up/continued'
import { isPriceOfIt } from '../meaning/of-it'
import { type Asked, isSpent, type RecordQuestion, type Topic } from '../record-question'
import { type Knowledge, readSlots } from '../words/read-slots'
import { hasPronoun } from './split-question'

/** What the second part asks is asked of the records of the first, too: "and what machine is it for". */
export function withDetails(
  one: UnderstoodQuestion,
  { topic, details, quantity, asked }: RecordQuestion,
): UnderstoodQuestion {
  const { question } = one
  const isOfMachine = topic === 'machines' && question.topic !== 'machines'
  const more = isOfMachine ? (['machine'] as const) : topic === question.topic ? details : []
  const all = [...new Set([...question.details, ...more])]
  return {
    ...one,
    question: {
      ...question,
      asked: new Set([...question.asked, ...asked]),
      details: all,
      quantity: question.quantity ?? quantity,
    },
  }
}

/** "How many orders and how many quotes in August": the first part ends before what is said of both. */
export function withNext(one: UnderstoodQuestion, next: UnderstoodQuestion | undefined): UnderstoodQuestion {
  const { question } = one
  const isPlain = question.subjects.length === 0 && question.words.length === 0 && question.number === undefined
  const isOther = next !== undefined && next.question.topic !== question.topic
  if (!isOther || one.about.length > 0 || question.period || !isPlain || !question.asked.has('count')) return one
  return { ...one, question: { ...question, period: next.question.period, subjects: next.question.subjects } }
}

/** "Which orders are open and when will they arrive": the list says both. */
export function completes(
  part: string,
  { question, previous }: { question: RecordQuestion; previous: RecordQuestion },
  knowledge: Knowledge,
): boolean {
  if (tellsPrice.has(previous.topic) && asksPriceOfIt(part, knowledge)) return true
  // "Which brands are there and how many models of each": they are counted by brand.
  if (previous.by !== undefined && question.topic === previous.topic && endsWithEach.test(part)) return true
  const { topic, asked, number, period, subjects, per, limits } = question
  // "Who asked for Q-1011 and what machine is it for": each record says its machine.
  if (topic === 'machines' && hasMachine.has(previous.topic) && hasPronoun(part) && subjects.length === 0) return true
  // Each machine says its hours, too.
  const isOfHours = topic === 'hours' && previous.topic === 'machines' && per === undefined && !question.isLacking
  const isOfEach = previous.details.length === 0 && previous.subjects.every(({ serialNumbers }) => !serialNumbers)
  if (isOfHours && isOfEach && hasPronoun(part) && period === undefined && limits.titles.length === 0) return true
  // "And has all of it shipped" is answered with yes or no.
  if (question.isWhether && !previous.isWhether && question.details.some(isHappening)) return false
  const isListed = [...asked].every(
    (one) => previous.asked.has(one) || (tellsOfEach.has(one) && !(topic === 'stock' && one === 'where')),
  )
  const isSame = topic === previous.topic && number === previous.number && period?.title === previous.period?.title
  return isListed && isSame && titlesOf(question) === titlesOf(previous) && question.state === previous.state
}

/** "And what is it called": only "what" is understood, and the record says nothing for it. */
export function asksNothing(part: string, question: RecordQuestion, previous: RecordQuestion): boolean {
  const { topic, asked, details, state, number, by, isWhether } = question
  const isSame = topic === previous.topic && number === previous.number && state === previous.state
  return (
    number !== undefined &&
    isSame &&
    details.length === 0 &&
    by === undefined &&
    !isWhether &&
    /^[¿¡]?(?:and |y )?(?:what|qu[eé]) /i.test(part) &&
    [...asked].every((one) => one === 'which')
  )
}

const endsWithEach = /(?<!\p{L})(?:each|cada un[oa])\P{L}*$/iu

/** What is said of each record, whichever they are. */
const tellsOfEach: ReadonlySet<Asked> = new Set(['when', 'where', 'which', 'list', 'who'])

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
export function withContext(part: string, question: RecordQuestion, previous: RecordQuestion): RecordQuestion {
  const period = question.period ?? previous.period
  const isOwn = question.subjects.length > 0 || question.number !== undefined || question.words.length > 0
  const isMeant = hasPronoun(part) || goesOn(question, previous) || isOfMachine(question, previous)
  // "How many customers has Northfield got, and how many machines each" are those of the customers.
  if (isOwn || question.by === 'customer') return { ...question, period }
  if (!isMeant) return { ...withOwner(part, question, previous), period }
  const { subjects, number, words, optionalWords } = previous
  return { ...question, period, subjects, number, words, optionalWords }
}

/** "How many machines does Tall Pines have, and what are the serial numbers": whose they are is said once. */
function withOwner(part: string, question: RecordQuestion, previous: RecordQuestion): RecordQuestion {
  if (hasNoOwner.has(question.topic) || isOwnOrAll.test(part)) return question
  const subjects = previous.subjects.filter(({ organizationId }) => organizationId !== undefined)
  const { unknownName = previous.unknownName, ofOthers } = question
  return {
    ...question,
    subjects: question.unknownName === undefined ? subjects : question.subjects,
    unknownName,
    ofOthers: ofOthers || previous.ofOthers,
  }
}

/** What is not one customer's. */
const hasNoOwner: ReadonlySet<Topic> = new Set([
  ...(['stock', 'stock_levels', 'movements', 'locations', 'bundles', 'kits', 'manuals', 'models'] as const),
  ...(['price_lists', 'tax_rates', 'payouts', 'waiting', 'turnaround', 'emails', 'feedback', 'email_choices'] as const),
  ...(['account', 'own_organization', 'dealerships', 'organization', 'account_requests'] as const),
])

/** Whoever names somebody else's side means that: "and what do we owe", "y cuánto debemos en total". */
const isOwnOrAll =
  /(?<!\p{L})(?:we|our|ours|us|i|my|mine|me|all|everybody|others?|nosotr[oa]s|nuestr[oa]s?|mis?|yo|tod[oa]s|otr[oa]s?|tengo|\p{L}{2,}[aei]mos)(?!\p{L})/iu

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
