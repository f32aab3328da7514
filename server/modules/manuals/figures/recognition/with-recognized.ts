import type { PageText, Word } from '../../reading/extract/page-text'
import { overlaps } from './number-shapes'

/** A page with what was recognized in its image beside its own words. */
export function withRecognized(page: PageText, recognized: readonly Word[]): PageText {
  const own = page.words.filter(({ turn }) => turn === 0)
  const further = recognized.filter((word) => !own.some((other) => overlaps(word, other)))
  return { ...page, words: [...page.words, ...further] }
}
