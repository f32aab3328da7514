import type { Topic } from '../record-question'

/** A number of a record, as it is printed, and what it is a number of. */
export interface ReadNumber {
  number: string
  topic: Topic
  length: number
}

const prefixes: Record<string, Topic> = {
  so: 'orders',
  po: 'orders',
  inv: 'invoices',
  cn: 'credit_notes',
  q: 'quotes',
  mq: 'maintenance_quotes',
}

const prefixOf: Partial<Record<Topic, string>> = {
  orders: 'SO',
  invoices: 'INV',
  credit_notes: 'CN',
  quotes: 'Q',
  maintenance_quotes: 'MQ',
}

/** "SO-1042", "so1042" or "so 1042". */
export function recordNumberAt(words: readonly string[], position: number): ReadNumber | undefined {
  const [word = '', next = ''] = words.slice(position)
  const [, prefix = '', digits = ''] = /^(so|po|inv|cn|q|mq)[-.]?(\d{1,9})$/.exec(word) ?? []
  const topic = prefixes[prefix]
  if (topic && (digits.length > 2 || word.includes('-')))
    return { number: `${prefix.toUpperCase()}-${digits}`, topic, length: 1 }
  const spaced = prefixes[word]
  return spaced && /^\d{2,9}$/.test(next)
    ? { number: `${word.toUpperCase()}-${next}`, topic: spaced, length: 2 }
    : undefined
}

/** Whether a number is one of the records themselves: an order may have no credit note, but is there all the same. */
export function isNumberOf(topic: Topic, number: string | undefined): boolean {
  const prefix = number?.split('-')[0]?.toLowerCase() ?? ''
  return number !== undefined && (prefixes[prefix] ?? 'orders') === topic
}

/** A figure after the name of a record, as in "order 1042" or "order no. 1042". */
export function numberAfterTopic(
  words: readonly string[],
  position: number,
  topic: Topic,
  isNumberSign: (word: string) => boolean,
): ReadNumber | undefined {
  const sign = isNumberSign(words[position] ?? '') ? 1 : 0
  const figure = words[position + sign] ?? ''
  const prefix = prefixOf[topic]
  const isLong = topic === 'invoices' || topic === 'credit_notes' || figure.length > 2
  return prefix && isLong && /^\d{1,9}$/.test(figure) && !/^20[2-3]\d$/.test(figure)
    ? { number: `${prefix}-${figure}`, topic, length: 1 + sign }
    : undefined
}
