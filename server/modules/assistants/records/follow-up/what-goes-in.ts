import type { Slots } from '../words/slots'

type Word = { word: string }

export const isPart = ({ word }: Word): boolean => /^(?:parts?|filters?|piezas?|repuestos?|filtros?)$/.test(word)

export const isNeed = ({ word }: Word): boolean =>
  /^(?:needs?|requires?|takes?|necesitan?|requieren?|llevan?)$/.test(word)

export const isKit = ({ word }: Word): boolean => /^kits?$/.test(word)

/**
 * Whether it asks what the thing of a task takes, and how much, which a manual states: "how much goes in?", "what does it
 * take?" Parts are named, counted or paid for.
 */
export function asksWhatGoesIn({ tokens, asked, marks, hinted, period, names, states }: Slots): boolean {
  const isOfRecord = marks.has('remaining') || hinted.size + names.length + states.length > 0 || period !== undefined
  if (isOfRecord || tokens.some((one) => isPart(one) || isKit(one))) return false
  return asked.has('sum') || (asked.has('which') && tokens.some(isNeed) && !marks.has('needed'))
}
