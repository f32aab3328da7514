import type { Language } from '../../../../../languages/language'
import type { QuantityName } from '../../../../../languages/question-words'

/** What a value measures, as its unit shows. */
export type Measure = Exclude<QuantityName, 'share' | 'amount' | 'slope'> | 'power'

/** A value of a table with its chain of titles, to be stated in a sentence. */
export interface Statement {
  /** The name of its row. */
  label: string
  /** The language of the manual. */
  language: Language
  /** What the table is about. */
  title: string
  /** One for each quantity, with the title of its column if that is more than a unit. */
  values: readonly StatedValue[]
  /** Whether other columns have values of the same quantity, so that the title of the column must be stated. */
  isOneOfSeveral?: boolean
  measure?: Measure
  /** An interval above the table, and the other words of the row. */
  period?: { text: string; task: string }
}

export interface StatedValue {
  column: string
  text: string
}
