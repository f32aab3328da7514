import { type LanguageData, languages } from './language'
import { languageData } from './language-data'
import type { ManualWord } from './manual-writing'
import { anyStructureWord } from './structure-words'

/**
 * The words of one kind in every language, or in those that put the head noun first or last, as alternatives of a pattern
 * for normalised text.
 */
export function anyWord(kind: ManualWord | 'figure' | 'table', headNoun?: LanguageData['headNoun']): string {
  if (kind === 'figure' || kind === 'table') return anyStructureWord(kind)
  const words = languages
    .map((language) => languageData[language])
    .filter((one) => headNoun === undefined || one.headNoun === headNoun)
    .flatMap(({ manuals }) => manuals.words[kind].split(' '))
  return `(?:${[...new Set(words)].join('|')})`
}

/** Headings that every manual has, in every language, as printed. */
export const genericHeadings: string[] = languages.flatMap((language) => languageData[language].manuals.genericHeadings)

/** The titles in every language of a column that says what is to be done. */
export const remedyTitles: ReadonlySet<string> = new Set(
  languages.flatMap((language) => languageData[language].manuals.remedyTitles),
)
