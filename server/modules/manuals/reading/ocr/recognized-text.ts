import type { PageText } from '../extract/page-text'
import { charactersBeside, isPicture, isScanWithText, pagesOfLittleText } from './little-text'
import { mergeWords } from './merge-words'
import type { RecognizedPage } from './recognize-page'
import { sampleOf } from './sample'
import { separateAtRules } from './table-rules'
import { isTextReliable } from './text-reliability'

type Recognized = ReadonlyMap<number, RecognizedPage>

/** If it is unknown what more than this share of a page's characters are, its text cannot be read. */
const MAX_UNREADABLE_SHARE = 0.3

/** Whether most of the text of a page, if it has any, cannot be read. */
export const isUnreadable = ({ unreadableShare = 0 }: PageText) => unreadableShare > MAX_UNREADABLE_SHARE

/** A page number or a few words beside a picture are not its text. */
const MAX_CHARACTERS_BESIDE = 20

/**
 * The pages that most likely have text which was neither extracted nor recognized: pictures without text of their own,
 * and those whose text cannot be read.
 */
export function pagesOfHiddenText(pages: readonly PageText[]): Set<PageText> {
  const beside = charactersBeside(pages.filter(({ ocr }) => !ocr))
  return new Set(
    pages.filter((page) => {
      if (page.words.length === 0) return isUnreadable(page) || isPicture(page)
      return (beside.get(page) ?? Number.POSITIVE_INFINITY) < MAX_CHARACTERS_BESIDE
    }),
  )
}

const lacksText = (page: PageText) => page.words.length === 0 || isUnreadable(page)

const scansWithText = (pages: readonly PageText[]) => pages.filter((page) => !lacksText(page) && isScanWithText(page))

/** Whether the text of a page may have to be recognized in its image, depending on that of other pages. */
export const mayBeRecognized = (page: PageText) => lacksText(page) || isScanWithText(page) || isPicture(page)

/**
 * The pages whose text has to be recognized in their images: those without readable text, those with little beside their
 * pictures, and of those that a scanning program has recognized first some, then all if these show that its text is not
 * reliable.
 */
export function pagesToRecognize(pages: readonly PageText[], recognized: Recognized): PageText[] {
  const scans = scansWithText(pages)
  const needed = new Set([
    ...pages.filter(lacksText),
    ...pagesOfLittleText(pages),
    ...(hasUnreliableText(scans, recognized) ? scans : sampleOf(scans)),
  ])
  return pages.filter((page) => needed.has(page) && !recognized.has(page.number))
}

/** The pages that certainly need not be recognized any more. */
export function pagesDone(pages: readonly PageText[], recognized: Recognized): PageText[] {
  const little = pagesOfLittleText(pages)
  return pages.filter(
    (page) => recognized.has(page.number) || !(lacksText(page) || isScanWithText(page) || little.has(page)),
  )
}

/**
 * The pages with the words that were recognized in the images of some of them, beside their own if these are few. Text
 * that cannot be read is dropped, so that nothing is answered from it.
 */
export function withRecognizedText(pages: readonly PageText[], recognized: Recognized): PageText[] {
  const scans = new Set(scansWithText(pages))
  const little = pagesOfLittleText(pages)
  const isReplaced = hasUnreliableText([...scans], recognized)
  return pages.map((page) => {
    const isScan = scans.has(page)
    const words = separateAtRules(recognized.get(page.number)?.words ?? [])
    if (words.length > 0 && (lacksText(page) || (isScan && isReplaced))) return { ...page, words, ocr: true }
    if (isUnreadable(page)) return { ...page, words: [] }
    if (!little.has(page)) return isScan ? { ...page, ocr: true } : page
    const merged = mergeWords(page, words)
    return merged.length > page.words.length ? { ...page, words: merged, ocr: true } : page
  })
}

function hasUnreliableText(scans: readonly PageText[], recognized: Recognized): boolean {
  const sample = sampleOf(scans).flatMap((page) => {
    const words = recognized.get(page.number)?.words
    return words ? [{ ours: words, theirs: page.words }] : []
  })
  return sample.length > 0 && !isTextReliable(sample)
}
