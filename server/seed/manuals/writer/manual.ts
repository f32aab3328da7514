import type { Chapter } from './block'
import type { Drawing } from './drawing'

export type Language = 'en' | 'es'

/** The content of a manual, independent of pages. */
export interface Manual {
  brand: string
  model: string
  machineType: string
  title: string
  /** The publication number, printed on the cover and in the footer. */
  publication: string
  serialNumbers: string
  issued: Date
  language: Language
  pageSize: 'LETTER' | 'A4'
  columns: 1 | 2
  /** `by-chapter` prints 8-6 for the sixth page of chapter 8, `running` numbers all pages consecutively. */
  pageNumbers: 'by-chapter' | 'running'
  cover: Drawing
  /** The small print below the cover picture. */
  coverNote: string
  chapters: Chapter[]
}
