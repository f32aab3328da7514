import { answering, type Detail } from '../../../../record-tools/details'
import { type Field, isGeneral } from '../../../../record-tools/fields'
import type { Asker, Fact } from '../../../../record-tools/record-tool'
import { isSales, type RecordQuestion } from '../record-question'
import { choosesOne } from '../words/slots'
import { answerWhether } from './verdict'

type Asked = Pick<RecordQuestion, 'asked' | 'topic' | 'details' | 'isWhole' | 'isWhether' | 'state' | 'number'>

/** A record by itself: what is asked of it and no more, or all that is known, line by line, where it is asked for itself. */
export function writeAlone(fact: Fact, question: Asked, asker: Asker): string {
  const { details: fields, isWhole, isWhether } = question
  const { title, head = title, text, details = [] } = fact
  const whether = isWhether ? answerWhether(details, fields, asker) : undefined
  if (whether) return `${whether.verdict} ${head}: ${joined(whether.said)}.`
  const asked = answering(details, fields)
  if (asked.length > 0 && (asksSumBesides(question) || asksWhichBesides(question) || leavesDay(fields)))
    return `${withDetails(text, asked)}.`
  if (asked.length > 0) return `${head}: ${joined(asked)}.`
  const all = isWhole ? details.filter(({ said }) => said === 'always' || said === 'alone') : []
  if (all.length < 2) return `${withDetails(text, all)}.`
  return `${text}:\n\n${all.map((one) => `- ${capitalized(one.text)}`).join('\n')}`
}

/** One of several records: with what is asked of it, or with what each of a list says. */
export function writeInList({ head, text, details = [] }: Fact, { details: fields }: Asked): string {
  const found = answering(details, fields)
  if (head !== undefined && found.length > 0) return `${head}: ${joined(found)}`
  const asked = found.filter(({ said }) => said !== 'nothing')
  const said = found.length > 0 ? asked : details.filter((one) => one.said === 'always')
  return withDetails(text, said)
}

/** What the text does not say already. */
const withDetails = (text: string, details: readonly Detail[]): string =>
  [text, ...details.flatMap((one) => (text.includes(one.text) ? [] : one.text))].join('; ')

/**
 * "When did it arrive and how much was it", "what was the total and what was on it": the sum is in what each record says of
 * itself, unless that of a field is asked for, as in "how much tax".
 */
const asksSumBesides = ({ asked, topic, details }: Asked): boolean =>
  asked.has('sum') && isSales.has(topic) && (asked.has('when') || !details.some(isMeasured))

/** "When was it and what was on it": its text says the day, where nothing that happened to it is meant. */
const leavesDay = (fields: readonly Field[]): boolean =>
  fields.includes('when') &&
  fields.some((field) => undated.has(field)) &&
  fields.every((field) => isGeneral(field) || undated.has(field))

const undated: ReadonlySet<Field> = new Set(['lines', 'price', 'subtotal', 'tax', 'core_charge', 'machine', 'owner'])

const isMeasured = (field: Field): boolean => measured.has(field)

/** Fields of which it is asked how much they are. */
const measured: ReadonlySet<Field> = new Set([
  ...(['price', 'subtotal', 'tax', 'core_charge', 'fee', 'refundable', 'labor', 'hours', 'rest', 'stock'] as const),
  ...(['paid', 'refunded', 'returned', 'shipped', 'delivered', 'disputed', 'terms', 'card'] as const),
])

/** "What is ready for pickup and for whom", "what is our biggest order and whose is it": its text says which record it is. */
const asksWhichBesides = ({ asked, state, number, details }: Asked): boolean =>
  number === undefined &&
  (state === 'backordered' || asked.has('which')) &&
  (state === 'backordered' ||
    (state !== undefined && details.includes('owner')) ||
    (choosesOne({ asked }) && (asked.has('when') || details.includes('owner') || details.includes('who'))))

const joined = (details: readonly Detail[]): string => details.map(({ text }) => text).join('; ')

export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
