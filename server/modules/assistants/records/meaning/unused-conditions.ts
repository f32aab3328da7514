import type { Field } from '../../../../record-tools/fields'
import type { Mark } from '../grammar/vocabulary'
import type { Topic } from '../record-question'
import type { Slots } from '../words/slots'
import { unusedGrouping } from './grouping-of'
import { unusedPayment } from './paid-by'
import { unusedStates } from './state-for'

/** What a question asks for that the topic's records are not chosen by, as typed. */
export const unusedConditions = (slots: Slots, topic: Topic, details: readonly Field[]): string[] => [
  ...unusedStates(slots, topic).filter((word) => details.length === 0 || !isOfField(word, slots)),
  ...unusedGrouping(slots, topic),
  ...unusedMark(slots, 'daily', topic === 'hours'),
  ...unusedMark(slots, 'lacking', canLack.has(topic)),
  ...slots.unsupported,
  ...unusedPayment(slots, topic),
]

const isOfField = (phrase: string, { detailWords }: Slots): boolean =>
  phrase.split(' ').every((word) => detailWords.includes(word))

/** What can be asked for by having none of the records: machines without readings, or without maintenance. */
export const canLack: ReadonlySet<Topic> = new Set(['hours', 'done'])

/** What a mark asks for of records that have no such thing: only hours are those of a day. */
const unusedMark = ({ markWords, stateWords }: Slots, mark: Mark, isUsed: boolean): string[] => {
  const word = markWords.get(mark)
  return isUsed || word === undefined || stateWords.includes(word) ? [] : [word]
}
