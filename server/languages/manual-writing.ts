import type { SafetyLevel } from '../domain/safety-level'

/**
 * A reference to a section, a remark, the columns of a fault table, of a key, a quantity, a description and a part number,
 * a sized tool.
 */
export type ManualWord =
  | 'section'
  | 'note'
  | 'fault'
  | 'first'
  | 'key'
  | 'quantity'
  | 'description'
  | 'partNumber'
  | 'tool'

/**
 * `chapter`, `figure`, `table`, `step`, `page`: before a number. `revision`: before its number in a footer. `of`: between
 * the number of a page and that of all pages. `contents`: titles of a table of contents or an index. `continued`: in
 * brackets after what is repeated on a further page. `notice`: announces damage to property (ANSI Z535.6), `note`: other
 * remarks.
 */
export type StructureWord =
  | 'chapter'
  | 'figure'
  | 'table'
  | 'step'
  | 'page'
  | 'revision'
  | 'of'
  | 'contents'
  | 'continued'
  | 'notice'
  | 'note'

/** What a column of a parts list contains; `stock` is the number of a stock system beside that of the part. */
export type PartsColumn = 'figure' | 'item' | 'number' | 'stock' | 'description' | 'quantity' | 'remark'

/**
 * What a sentence states: what to do if something happens, what must be done or is done for a purpose, where something is,
 * which colour it has, who makes it.
 */
export type StatementKind = 'condition' | 'duty' | 'place' | 'colour' | 'maker'

/**
 * What manuals write in a language. Made by the project's authors from general knowledge of the languages and of how
 * technical documents are set, except for the signal words.
 */
export interface ManualWriting {
  /**
   * The words that announce a safety notice, by level: those of ANSI Z535.6 and ISO 3864-2 in the translations that
   * manufacturers print, in capitals. The first of each level is used in answers.
   */
  signalWords: Record<SafetyLevel, readonly [string, ...string[]]>
  /** The words by which the parts of a manual are recognized, in lower case, separated by commas. */
  structureWords: Record<StructureWord, string>
  /** What manuals call their own parts, and the titles of columns in their tables. Normalised, separated by spaces. */
  words: Record<ManualWord, string>
  /** Titles, normalised and whole, of the column that says what is to be done about a fault, a lamp or an alarm. */
  remedyTitles: readonly string[]
  /** Headings that every manual has and nobody asks about, as printed. */
  genericHeadings: readonly string[]
  /** Titles of the columns of parts lists, in lower case, without accents and signs, separated by commas. */
  partsColumns: Record<PartsColumn, string>
  /**
   * Abbreviations in the descriptions of parts, and what they are short for, by general usage in engineering drawings and
   * parts catalogues; abbreviations with several meanings, and those that are words themselves, are left out.
   */
  abbreviations?: string
  /**
   * Abbreviations whose point does not end a sentence, without it, normalised: those that the Unicode CLDR lacks. Before
   * numbers only, where they are also words of some language ("cap. 3"); without those that end sentences ("usw.").
   */
  suppressions: { always: string; beforeNumbers: string }
  /**
   * What is forbidden: the negations that the grammar of the language uses in instructions, and its words for "forbidden".
   * Expects text in lower case with its accents, as `permits` and `limits` do.
   */
  forbids: RegExp
  /** What is permitted, and restrictions: the words for "allowed" and "only". */
  permits: RegExp
  /** The words for "at most" and "at least", and for more than is allowed. */
  limits: RegExp
  /**
   * How a condition names one end of a range only, as alternatives of a pattern for normalised text: comparisons of
   * grammar, written without looking at manuals. "Bis" and "tot" alone are between two figures.
   */
  below: string
  above: string
  /** How sentences of each kind are recognized, in normalised text. */
  states: Record<StatementKind, RegExp>
}
