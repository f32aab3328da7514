import { type Language, languages } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import type { PartsColumn } from '../../../../languages/manual-writing'

/** What the title of a column may mean, in which language. */
export interface ColumnMeaning {
  column: PartsColumn
  language: Language
}

interface Title extends ColumnMeaning {
  words: string
}

const splitList = (list: string) => list.split(',').map((words) => words.trim())

const titles: Title[] = languages.flatMap((language) =>
  Object.entries(languageData[language].manuals.partsColumns).flatMap(([column, list]) =>
    // The keys of a record of columns are columns.
    splitList(list).map((words) => ({ words, column: column as PartsColumn, language })),
  ),
)

/** Titles that name part numbers in one list and items or codes of another kind in the next. */
const ambiguousNumberHeads = 'no, number, nr, n, num, nummer, code, codigo, codice, cod, ref, reference, kod, koodi'

const ambiguous = new Set(splitList(ambiguousNumberHeads))

/** A title in lower case, without accents, signs and abbreviation points: "Teile-Nr." is "teile nr". */
const plainTitle = (title: string) =>
  title
    .replace(/[º°]/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/** What the words of a title name, in any language: the titles of columns that were read as one have several. */
export function titlesIn(title: string): Set<PartsColumn> {
  const plain = plainTitle(title)
  return new Set(titles.filter(({ words }) => ` ${plain} `.includes(` ${words} `)).map(({ column }) => column))
}

/** Reads the title of a column. The longest known title in it counts: "Part name" is a name, not a part number. */
export function readHead(title: string): ColumnMeaning[] {
  const plain = plainTitle(title)
  const found = titles.filter(({ words }) => ` ${plain} `.includes(` ${words} `))
  const maxLength = Math.max(0, ...found.map(({ words }) => words.length))
  return found.filter(({ words }) => words.length === maxLength)
}

/** Whether the title may name part numbers, but items or codes of another kind as well: "No.", "Code". */
export const isAmbiguousHead = (title: string) => ambiguous.has(plainTitle(title))
