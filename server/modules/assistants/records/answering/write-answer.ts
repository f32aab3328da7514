import { languageOf } from '../../../../domain/locale'
import type { Asker, Fact, FoundRecords } from '../../../../record-tools/record-tool'
import type { AnswerRecord } from '../../conversations/conversation'
import type { RecordQuestion, Topic } from '../record-question'
import { nounFor } from './nouns'
import { qualifiersOf } from './qualifiers'

export interface WrittenAnswer {
  /** Markdown. */
  response: string
  records: AnswerRecord[]
}

/** Pages that list all records of a topic. */
const lists: Partial<Record<Topic, string>> = {
  machines: '/machine-instances',
  hours: '/machine-instances',
  due: '/machine-instances',
  orders: '/orders',
  spending: '/orders',
  invoices: '/orders',
  credit_notes: '/orders',
  quotes: '/quotes',
  maintenance_quotes: '/maintenance-quotes',
  payments: '/payments',
  messages: '/operator-machines',
  manuals: '/manuals',
}

/** A sentence with what was found, or a short list, and links to the records. */
export function writeAnswer(question: RecordQuestion, found: FoundRecords, asker: Asker): WrittenAnswer {
  const text = found.total === 0 ? nothing(question, asker) : written(question, found, asker)
  const note = found.note ? `\n\n${found.note}` : ''
  return { response: `${text}${note}`, records: recordsOf(question, found, asker) }
}

function nothing(question: RecordQuestion, asker: Asker): string {
  const noun = nounFor(question.topic, question.state, 2, languageOf(asker.locale))
  const searched = `${noun}${qualifiersOf(question, asker)}`
  return languageOf(asker.locale) === 'en' ? `No ${searched}.` : `No hay ${searched}.`
}

function written(question: RecordQuestion, { facts, total, sum, heading }: FoundRecords, asker: Asker): string {
  const [only] = facts
  if (only && total === 1 && !isCounted(question) && question.topic !== 'spending') return `${only.text}.`
  if (only && facts.length === 1 && total > 1 && (isAboutOne(question) || !isSummed(question))) return `${only.text}.`
  const lines = facts.map(({ text }) => `- ${text}`)
  const more = isLimited(question) ? 0 : total - facts.length
  if (more > 0) lines.push(`- ${languageOf(asker.locale) === 'en' ? `and ${more} more` : `y ${more} más`}`)
  return `${headOf(question, { total, sum, heading }, asker)}:\n\n${lines.join('\n')}`
}

const isCounted = ({ asked, topic }: RecordQuestion): boolean =>
  asked.has('count') && topic !== 'hours' && topic !== 'due'
const isSummed = ({ asked, topic }: RecordQuestion): boolean => asked.has('sum') || topic === 'spending'

/** "The last invoice" */
const isAboutOne = ({ asked, topic }: RecordQuestion): boolean =>
  topic !== 'spending' && (['last', 'first', 'largest', 'smallest'] as const).some((one) => asked.has(one))

/** "My last two orders" are those two. */
const isLimited = ({ wanted }: RecordQuestion): boolean => wanted !== undefined

function headOf(question: RecordQuestion, { total, sum, heading }: Omit<FoundRecords, 'facts'>, asker: Asker): string {
  if (heading !== undefined) return `${heading}${qualifiersOf(question, asker)}`
  if (isLimited(question)) return capitalized(nounFor(question.topic, question.state, 2, languageOf(asker.locale)))
  const language = languageOf(asker.locale)
  const searched = `${total} ${nounFor(question.topic, question.state, total, language)}${qualifiersOf(question, asker)}`
  if (sum === undefined) return searched
  if (question.topic === 'spending') return `${sum} ${language === 'en' ? 'in' : 'en'} ${searched}`
  if (question.topic === 'hours') return `${searched}, ${sum}`
  return `${searched}, ${sum} ${language === 'en' ? 'in all' : 'en total'}`
}

function recordsOf({ topic }: RecordQuestion, { facts, total }: FoundRecords, asker: Asker): AnswerRecord[] {
  const list = lists[topic]
  const isMore = total > facts.length && facts.length > 1
  const named = nounFor(topic, undefined, 2, languageOf(asker.locale))
  const more = isMore && list ? [{ title: capitalized(named), path: list }] : []
  return distinct([...facts.map(({ title, path }: Fact) => ({ title, path })), ...more])
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const distinct = (records: readonly AnswerRecord[]): AnswerRecord[] => [
  ...new Map(records.map((record) => [record.path, record])).values(),
]
