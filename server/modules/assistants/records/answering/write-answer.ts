import { languageOf } from '../../../../domain/locale'
import type { Asker, Fact, FoundRecords } from '../../../../record-tools/record-tool'
import type { AnswerRecord } from '../../conversations/conversation'
import { isBestOne, isFirstOfRanked } from '../meaning/best-one'
import type { RecordQuestion, Topic } from '../record-question'
import { nounFor } from './nouns'
import { qualifiersOf } from './qualifiers'
import { capitalized, writeAlone, writeInList } from './write-details'

export interface WrittenAnswer {
  /** Markdown. */
  response: string
  records: AnswerRecord[]
}

/** Pages that list all records of a topic. */
const lists: Partial<Record<Topic, string>> = {
  machines: '/machine-instances',
  customers: '/customers',
  users: '/accounts',
  account_requests: '/accounts',
  price_lists: '/manage-catalogue/prices',
  tax_rates: '/manage-catalogue/tax',
  hours: '/machine-instances',
  due: '/machine-instances',
  orders: '/orders',
  spending: '/orders',
  invoices: '/orders',
  credit_notes: '/orders',
  quotes: '/quotes',
  maintenance_quotes: '/maintenance-quotes',
  refunds: '/orders',
  returns: '/orders',
  payouts: '/payouts',
  card_fees: '/payments',
  disputes: '/payments/disputes',
  payments: '/payments',
  messages: '/operator-machines',
  manuals: '/manuals',
  stock_levels: '/inventory',
  movements: '/inventory',
  turnaround: '/',
  feedback: '/feedback',
}

/** A sentence with what was found, or a short list, and links to the records. */
export function writeAnswer(question: RecordQuestion, found: FoundRecords, asker: Asker): WrittenAnswer {
  const { total, roleLimit, note } = found
  // Where nothing is found, what the role does not see may be why.
  const said =
    total === 0
      ? [roleLimit, nothing(question, found, asker), note]
      : [written(question, found, asker), [note, roleLimit].filter(Boolean).join(' ')]
  return { response: said.filter(Boolean).join('\n\n'), records: recordsOf(question, found, asker) }
}

function nothing(question: RecordQuestion, found: FoundRecords, asker: Asker): string {
  const { instead } = found
  const noun = nounFor(question.topic, question.state, 2, languageOf(asker.locale))
  const no = found.none ?? `${languageOf(asker.locale) === 'en' ? 'No' : 'No hay'} ${noun}`
  const none = `${no}${qualifiersOf(question, asker)}.`
  if (!instead) return none
  const [only, ...others] = instead.facts.map(({ text }) => text)
  return others.length === 0
    ? `${none} ${instead.heading}: ${only}.`
    : `${none}\n\n${instead.heading}:\n\n${[only, ...others].map((text) => `- ${text}`).join('\n')}`
}

function written(question: RecordQuestion, found: FoundRecords, asker: Asker): string {
  const { facts, total } = found
  const [only] = facts
  if (only && total === 1 && !isCounted(question) && question.topic !== 'spending')
    return writeAlone(only, question, asker)
  if (only && facts.length === 1 && total > 1 && (isAboutOne(question) || !isSummed(question)))
    return writeAlone(only, question, asker)
  // What is compared is the sum, whatever it comes from.
  if (question.compares && found.sum !== undefined) return `${headOf(question, found, asker)}.`
  const lines = facts.map((fact) => `- ${writeInList(fact, question)}`)
  const more = isLimited(question) ? 0 : total - facts.length
  if (more > 0) lines.push(`- ${languageOf(asker.locale) === 'en' ? `and ${more} more` : `y ${more} más`}`)
  const first = only && facts.length > 1 && isFirstOfRanked(question) ? `${only.text}.\n\n` : ''
  return `${first}${headOf(question, found, asker)}:\n\n${lines.join('\n')}`
}

/** How many of a part there are is asked of the part: it is no count of parts. */
const isCounted = ({ asked, topic, number }: RecordQuestion): boolean =>
  asked.has('count') && number === undefined && topic !== 'hours' && topic !== 'due' && topic !== 'stock'
const isSummed = ({ asked, topic }: RecordQuestion): boolean => asked.has('sum') || topic === 'spending'

/** "The last invoice" */
const isAboutOne = ({ asked, topic, wanted }: RecordQuestion): boolean =>
  topic !== 'spending' &&
  (wanted === 1 || (['last', 'first', 'largest', 'smallest'] as const).some((one) => asked.has(one)))

/** "My last two orders" are those two. */
const isLimited = (question: RecordQuestion): boolean => question.wanted !== undefined || isBestOne(question)

function headOf(question: RecordQuestion, found: Omit<FoundRecords, 'facts'>, asker: Asker): string {
  const { total, sum, heading, average } = found
  if (heading !== undefined) return `${heading}${qualifiersOf(question, asker)}`
  if (isLimited(question)) return capitalized(nounFor(question.topic, question.state, 2, languageOf(asker.locale)))
  const language = languageOf(asker.locale)
  const searched = `${total} ${nounFor(question.topic, question.state, total, language)}${qualifiersOf(question, asker)}`
  if (sum === undefined) return searched
  if (question.topic === 'spending') {
    const summed = `${sum} ${language === 'en' ? 'in' : 'en'} ${searched}`
    if (average === undefined || !question.asked.has('average')) return summed
    return language === 'en' ? `${average} on average; ${summed}` : `${average} de promedio; ${summed}`
  }
  // What meters show is only added up where that is asked; what was run in a time is one figure.
  if (question.topic === 'hours') return question.period || isSummed(question) ? `${searched}, ${sum}` : searched
  const summed = `${searched}, ${sum} ${language === 'en' ? 'in all' : 'en total'}`
  if (average === undefined || !question.asked.has('average')) return summed
  return `${summed}, ${average} ${language === 'en' ? 'on average' : 'de promedio'}`
}

function recordsOf({ topic }: RecordQuestion, found: FoundRecords, asker: Asker): AnswerRecord[] {
  const { total } = found
  const facts = total === 0 ? (found.instead?.facts ?? []) : found.facts
  const list = lists[topic]
  const isMore = total > facts.length && facts.length > 1
  const named = nounFor(topic, undefined, 2, languageOf(asker.locale))
  const more = isMore && list ? [{ title: capitalized(named), path: list }] : []
  return distinct([...facts.map(({ title, path }: Fact) => ({ title, path })), ...more])
}

const distinct = (records: readonly AnswerRecord[]): AnswerRecord[] => [
  ...new Map(records.map((record) => [record.path, record])).values(),
]
