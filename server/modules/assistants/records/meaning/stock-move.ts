import type { State } from '../record-question'
import type { Slots } from '../words/slots'
import { isPartNumber } from './part-number'

const moves: readonly (readonly [State, RegExp])[] = [
  ['received', /receiv|booked in|came in|went in|recib|ingres/i],
  ['counted', /count|stocktake|stock take|cont|cuent/i],
  ['adjusted', /adjust|written off|ajust/i],
  ['moved', /moved|transfer|traslad|movio|movieron/i],
  ['on_its_way', /took|taken|booked out|went out|saco|sacaron|llevo|llevaron/i],
]

/** The kind of movements that the words for a change of stock mean; undefined for all kinds. */
export function moveOf({ markWords, topicWords }: Slots): State | undefined {
  const words = [markWords.get('moves') ?? '', ...topicWords].join(' ')
  return moves.find(([, pattern]) => pattern.test(words))?.[0]
}

/** "Who counted 320-07309", "what came in at the warehouse": a part or a place makes it a change of stock. */
export const asksForMoves = ({ marks, named, hinted, unknown, place, asked }: Slots): boolean =>
  marks.has('moves') &&
  !marks.has('maintenance') &&
  [...named].every((one) => one === 'stock') &&
  (unknown.some(isPartNumber) || place !== undefined || named.has('stock') || hinted.has('stock') || asked.has('who'))
