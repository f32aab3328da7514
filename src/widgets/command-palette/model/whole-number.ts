import { numberSigns } from '@/shared/lib/number-signs'

/**
 * Whether what is typed is the whole of a number or code, such as a serial or part number, regardless of case and
 * punctuation. Only one with a figure in it counts: a word stays a word, also where a part has it for a number.
 */
export const isWhole = (typed: string, number: string): boolean =>
  /\d/.test(typed) && numberSigns(typed) === numberSigns(number)

/**
 * The number of an order or quote that is typed, with its prefix or without: "so-1001" and "1001" are "SO-1001".
 * @returns undefined for anything else
 */
export function documentNumber(typed: string, prefix: 'SO-' | 'Q-'): string | undefined {
  const text = typed.trim().toUpperCase()
  const figures = text.startsWith(prefix) ? text.slice(prefix.length) : text
  return /^\d{1,9}$/.test(figures) ? prefix + figures : undefined
}
