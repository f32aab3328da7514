import { alternatives } from '../domain/word-pattern'
import { languages } from './language'
import { languageData } from './language-data'
import type { StructureWord } from './manual-writing'

/** The words of one kind in every language; a longer one comes before its beginning. */
export const structureWordsOf = (kind: StructureWord): string[] => [
  ...new Set(
    languages
      .flatMap((language) => languageData[language].manuals.structureWords[kind].split(', '))
      .filter(Boolean)
      .sort((a, b) => b.length - a.length),
  ),
]

/** The words of one kind in every language as a pattern for text with and without accents, in any case. */
export const anyStructureWord = (kind: StructureWord): string =>
  `(?:${alternatives(structureWordsOf(kind)).replaceAll(' ', '\\s+').replaceAll("'", "['’´]")})`

/** Digits, a capital letter or a Roman number, possibly after "no." */
const number = /^\.?\s*(?:[Nn][RrOo]?[.°º]*\s*)?(?:[A-Z]{0,2}[-.]?\d|(?:[A-Z]|[IVXL]+)(?!\p{L}))/u

/** A test whether a text begins with a word of one kind and its number, as "Table 4-2" and "Kapitel B" do. */
export const numberedBy = (kind: StructureWord): ((text: string) => boolean) => {
  const word = new RegExp(`^${anyStructureWord(kind)}(?!\\p{L})`, 'iu')
  return (text) => {
    const [start] = word.exec(text) ?? []
    return start !== undefined && number.test(text.slice(start.length))
  }
}

/** Whether a text begins with "Figure 3" or "Table 9-2" in any language. */
export const [isFigureCaption, isTableCaption] = [numberedBy('figure'), numberedBy('table')]

/** Whether a text begins with either of them. */
export const isNumberedCaption = (text: string): boolean => isFigureCaption(text) || isTableCaption(text)
