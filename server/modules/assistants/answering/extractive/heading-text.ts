import { alternatives } from '../../../../domain/word-pattern'
import { anyStructureWord, isNumberedCaption, structureWordsOf } from '../../../../languages/structure-words'
import { containsQuantity } from '../../finding/question/quantity'
import type { ScopedPassage } from '../../finding/scoped-passage'

const bareWord = new RegExp(`^(?:${anyStructureWord('figure')}|${anyStructureWord('table')})\\.?$`, 'iu')
const captionNumber = /^\p{L}+\.?\s*[\dA-Z]*\d[-.\d]*[A-Z]?[.:)]?\s*/u
const inAnyCase = (word: string) => [word, `${word.charAt(0).toUpperCase()}${word.slice(1)}`, word.toUpperCase()]
const chapter = alternatives(structureWordsOf('chapter').flatMap(inAnyCase))
/** "Section 3", "Part II", "B-2": a number, a capital letter or a Roman number; "Part of" is none. */
const numbering = new RegExp(
  `^(?:(?:${chapter})\\s+(?:\\d{1,3}[A-Z]?|[A-Z]|[IVX]{1,4})(?!\\p{L})|\\d{1,3}|[A-Z](?=[\\d.-]))?(?:[.-]\\d+)*[.):]?\\s+(?=\\p{L}{3})`,
  'u',
)
const continued = new RegExp(`\\s*[([]${anyStructureWord('continued')}\\.?[)\\]]$`, 'iu')

/** Whether a heading is the caption of a figure or table: "Cuadro 3", but not "Cuadro de fusibles". */
export const isCaption = (heading: string) => isNumberedCaption(heading) || bareWord.test(heading.trim())

/** A heading without its number and "(continued)"; in sentence case if it is in capitals. */
export function cleanHeading(heading: string): string {
  const bare = heading
    .replace(/\s+/g, ' ')
    .trim()
    .replace(continued, '')
    .replace(numbering, '')
    .replace(/[\s:.;,-]+$/, '')
  return bare === bare.toUpperCase() ? `${bare.charAt(0)}${bare.slice(1).toLowerCase()}` : bare
}

/** The words of a caption; empty for a bare "Table 9-2". */
export function captionWords(caption: string): string {
  const words = caption.replace(/\s+/g, ' ').trim().replace(captionNumber, '').replace(continued, '')
  return /\p{L}{2}/u.test(words) ? words : ''
}

/** The nearest heading of a passage that is not a caption. */
export const sectionOf = ({ headings }: ScopedPassage): string =>
  cleanHeading(headings.findLast((heading) => !isCaption(heading)) ?? '')

/** A period that stands above a table, in one of the units: "Every 50 hours or weekly". */
export function periodIn(headings: readonly string[], units: readonly string[]): string | undefined {
  const texts = headings.slice(-2).map((heading) => (isCaption(heading) ? captionWords(heading) : heading))
  const period = texts.find((text) => containsQuantity(text, units))
  return period?.replace(/^\d+(?:\.\d+)+\s+/, '').trim()
}

/** What a table is about: the words of its caption, or else its section. */
export function tableTitle(passage: ScopedPassage): string {
  const caption = passage.headings.at(-1) ?? ''
  return (isCaption(caption) ? captionWords(caption) : '') || sectionOf(passage)
}
