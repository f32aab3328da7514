import type { Language } from '../../../server/languages/language'
import { tokenise } from '../../../server/languages/text/tokenise'
import type { ListedPart } from '../../../server/modules/assistants/finding/parts/parts-index'
import type { ManualIndex } from '../../../server/modules/assistants/finding/retrieving/manual-index'
import type { ScopedPassage } from '../../../server/modules/assistants/finding/scoped-passage'
import { splitIntoUnits } from '../../../server/modules/assistants/finding/scoring/unit'
import { randomOf } from '../../random'
import { includesAll, stemsOf } from './telling-words'

/** A language of fewer passages than this share is rather one that was not recognized. */
const MIN_LANGUAGE_SHARE = 0.1

/** A passage with its language and the stems of its text and headings. */
export interface SourcePassage {
  passage: ScopedPassage
  language: Language
  stems: ReadonlySet<string>
}

/** A manual from which questions are made. */
export interface SourceManual {
  fileName: string
  /** Changes with the text of the manual. */
  seed: string
  languages: ReadonlySet<Language>
  /** Without covers and tables of contents. */
  passages: readonly SourcePassage[]
  parts: readonly ListedPart[]
  /** The positions of passages with parts lists. */
  partsLists: ReadonlySet<number>
  stemsByPage: ReadonlyMap<number, ReadonlySet<string>>
}

export function readSource(fileName: string, index: ManualIndex): SourceManual {
  const passages = index.passages.flatMap((passage, position): SourcePassage[] => {
    if (index.listings.has(position)) return []
    const language = index.languageOfPassage[position] ?? index.language
    return [{ passage, language, stems: stemsOf([...passage.headings, passage.text].join('\n'), language) }]
  })
  const stemsByPage = new Map<number, Set<string>>()
  for (const { passage, stems } of passages) {
    const ofPage = stemsByPage.get(passage.page) ?? new Set()
    stemsByPage.set(passage.page, ofPage)
    for (const one of stems) ofPage.add(one)
  }
  return {
    fileName,
    seed: String(randomOf(...passages.map(({ passage }) => passage.text))()),
    languages: mainLanguages(passages),
    passages,
    parts: index.parts.parts,
    partsLists: new Set(index.parts.parts.map(({ passage }) => passage)),
    stemsByPage,
  }
}

function mainLanguages(passages: readonly SourcePassage[]): Set<Language> {
  const all = passages.map(({ language }) => language)
  const isMain = (language: Language) =>
    all.filter((other) => other === language).length >= MIN_LANGUAGE_SHARE * all.length
  return new Set(all.filter(isMain))
}

/** The pages with a row, step or sentence that has all of the stems and the value. */
export function pagesStating({ passages }: SourceManual, stems: ReadonlySet<string>, value: string): number[] {
  const figures = tokenise(value)
  return passages
    .filter((one) => includesAll(one.stems, stems))
    .filter(({ passage, language }) =>
      splitIntoUnits(passage).some(
        ({ text }) => includesAll(stemsOf(text, language), stems) && includesAll(new Set(tokenise(text)), figures),
      ),
    )
    .map(({ passage }) => passage.page)
}
