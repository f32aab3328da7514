import type { PageText } from '../extract/page-text'
import type { RecognizedPage } from './recognize-page'
import { sampleOf } from './sample'
import { isTextReliable } from './text-reliability'

type Recognized = ReadonlyMap<number, RecognizedPage>

/** If it is unknown what more than this share of a page's characters are, its text cannot be read. */
const MAX_UNREADABLE_SHARE = 0.3
/** A page of which a scanning program recognized this share is a scan. */
const MIN_SCANNED_SHARE = 0.15

/** Whether most of the text of a page, if it has any, cannot be read. */
export const isUnreadable = ({ unreadableShare = 0 }: PageText) => unreadableShare > MAX_UNREADABLE_SHARE

/** Pages of which pictures cover less are drawings or blank pages. */
const MIN_PICTURE_SHARE = 0.5

/** Whether a page most likely has text that was neither extracted nor recognized. */
export const hasHiddenText = (page: PageText) =>
  page.words.length === 0 && (isUnreadable(page) || (page.pictureShare ?? 0) >= MIN_PICTURE_SHARE)

const lacksText = (page: PageText) => page.words.length === 0 || isUnreadable(page)

/** Whether a scanning program has recognized the text of a page, well or badly. */
const isScanWithText = (page: PageText) => !lacksText(page) && (page.scannedShare ?? 0) >= MIN_SCANNED_SHARE

const scansWithText = (pages: readonly PageText[]) => pages.filter(isScanWithText)

/** Whether the text of a page may have to be recognized in its image, depending on that of other pages. */
export const mayBeRecognized = (page: PageText) => lacksText(page) || isScanWithText(page)

/**
 * The pages whose text has to be recognized in their images: those without readable text, and of those that a scanning
 * program has recognized first some, then all if these show that its text is not reliable.
 */
export function pagesToRecognize(pages: readonly PageText[], recognized: Recognized): PageText[] {
  const scans = scansWithText(pages)
  const needed = new Set([
    ...pages.filter(lacksText),
    ...(hasUnreliableText(scans, recognized) ? scans : sampleOf(scans)),
  ])
  return pages.filter((page) => needed.has(page) && !recognized.has(page.number))
}

/**
 * The pages with the words that were recognized in the images of some of them. Text that cannot be read is dropped, so that
 * nothing is answered from it.
 */
export function withRecognizedText(pages: readonly PageText[], recognized: Recognized): PageText[] {
  const scans = new Set(scansWithText(pages))
  const isReplaced = hasUnreliableText([...scans], recognized)
  return pages.map((page) => {
    const isScan = scans.has(page)
    const words = recognized.get(page.number)?.words ?? []
    if (words.length > 0 && (lacksText(page) || (isScan && isReplaced))) return { ...page, words, ocr: true }
    if (isUnreadable(page)) return { ...page, words: [] }
    return isScan ? { ...page, ocr: true } : page
  })
}

function hasUnreliableText(scans: readonly PageText[], recognized: Recognized): boolean {
  const sample = sampleOf(scans).flatMap((page) => {
    const words = recognized.get(page.number)?.words
    return words ? [{ ours: words, theirs: page.words }] : []
  })
  return sample.length > 0 && !isTextReliable(sample)
}
