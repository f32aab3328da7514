import { anyStructureWord } from '../../../../languages/structure-words'

/** Parts catalogues also number plates. */
const figureWord = `(?:${anyStructureWord('figure')}|l[aá]mina|planche|tavola|tav|plate)\\.?`
const number = '(?:[A-Z]{1,2}[-.]?)?\\d{1,4}(?:[-.–]\\d{1,4}){0,3}[A-Za-z]?'
const caption = new RegExp(`^${figureWord}\\s*(?:n[o°º]?\\.?\\s*)?(${number})(?!\\d|\\s*%)`, 'iu')
const MAX_LENGTH = 120

/** The caption of a figure in a line, shortened to its title; undefined if the line is none. */
export function figureCaption(line: string): string | undefined {
  const text = line.replace(/\s+/g, ' ').trim()
  const label = caption.exec(text)?.[0]
  if (!label) return undefined
  const title = text.slice(label.length).replace(/^[\s.:–—-]+/, '')
  // A sentence about the figure is no caption of it.
  if (text.length > MAX_LENGTH || /^\p{Ll}/u.test(title)) return label
  return text
}

/** The number of the figure that a caption begins with, as it is compared: "3-2" of "Fig. 03.2 Radiator". */
export const figureNumber = (text: string): string | undefined =>
  caption
    .exec(text.trim())?.[1]
    ?.toLowerCase()
    .replace(/[.–]/g, '-')
    .replace(/(?<![a-z\d])0+(?=\d)/g, '')
