import type { Word } from '../extract/page-text'

/** The words of a page by our recognition, and by that of the program that scanned it. */
interface ComparedPage {
  ours: readonly Word[]
  theirs: readonly Word[]
}

/** Two recognitions of a good scan agree on more than this share of the longer words and the figures. */
const MIN_AGREEMENT = 0.88
/** Of the scan's own; if we recognize fewer, it is ours that is not reliable. */
const MIN_FOUND_SHARE = 0.7
const MIN_WORDS = 20

/** Whether the text of a scan is as good as ours, so that recognizing all of its pages again is not worth the time. */
export function isTextReliable(pages: readonly ComparedPage[]): boolean {
  let [found, expected, agreed] = [0, 0, 0]
  for (const { ours, theirs } of pages) {
    const [own, other] = [comparedWords(ours), comparedWords(theirs)]
    const others = new Set(other)
    found += own.length
    expected += other.length
    agreed += own.filter((word) => others.has(word)).length
  }
  if (found < MIN_WORDS || found < expected * MIN_FOUND_SHARE) return true
  return agreed >= found * MIN_AGREEMENT
}

const comparedWords = (words: readonly Word[]): string[] =>
  words.flatMap(({ text }) => text.toLowerCase().match(/\p{L}{4,}|\p{N}{2,}/gu) ?? [])
