import type { Meaning } from '../grammar/vocabulary'
import type { FigureLimits } from '../record-question'

export interface ReadLimit {
  limits: FigureLimits
  /** How many words it takes. */
  length: number
}

/** "Over 3,000": a figure behind a phrase that makes it the limit of what is asked for. */
export function limitAt(
  words: readonly string[],
  position: number,
  { length, meanings }: { length: number; meanings: readonly Meaning[] },
): ReadLimit | undefined {
  const side = (['over', 'under'] as const).find((one) => meanings.some(({ slot }) => slot === one))
  const figure = side && figureAt(words, position + length)
  return figure && { limits: { [side]: figure.value }, length: length + figure.length }
}

/** "3000", "3.000", or "3,000", whose comma is between two words. */
function figureAt(words: readonly string[], position: number): { value: number; length: number } | undefined {
  const [first = '', second = ''] = words.slice(position)
  if (/^\d{1,3}$/.test(first) && /^\d{3}$/.test(second)) return { value: Number(`${first}${second}`), length: 2 }
  if (/^\d{1,3}\.\d{3}$/.test(first)) return { value: Number(first.replace('.', '')), length: 1 }
  return /^\d+$/.test(first) ? { value: Number(first), length: 1 } : undefined
}

/** Whether a figure before a position counts hours, so that it is no year: "de 2000 horas". */
export const isFigureOfHours = (words: readonly string[], position: number): boolean =>
  /^\d+$/.test(words[position - 1] ?? '') && isHour.has(words[position] ?? '')

const isHour = new Set(['h', 'hr', 'hrs', 'hour', 'hours', 'hora', 'horas', 'km'])
