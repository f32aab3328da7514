import type { Citation } from './conversation'

/** The source of an answer: a page of a manual, and the words there. */
export type Passage = Pick<Citation, 'n' | 'manual_id' | 'manual_name' | 'page' | 'quote' | 'boxes'>

type Share = `${number}%`

/**
 * The position of a box over the page's image.
 *
 * @param box left, top, right, bottom as fractions of the page, as in the contract
 */
export function boxPlace([left = 0, top = 0, right = 0, bottom = 0]: readonly number[]) {
  const share = (value: number): Share => `${Math.round(value * 10_000) / 100}%`
  return { left: share(left), top: share(top), width: share(right - left), height: share(bottom - top) }
}
