import type { Chapter } from './block'
import type { Drawing } from './drawing'

export type Language = 'en' | 'es'

/** A manual as plain content, without any thought of pages. */
export interface Manual {
  brand: string
  model: string
  machineType: string
  title: string
  /** The publication's own number, printed on the cover and in the foot. */
  publication: string
  serialNumbers: string
  issued: Date
  language: Language
  pageSize: 'LETTER' | 'A4'
  columns: 1 | 2
  /** `by-chapter` prints 8-6 (sixth page of chapter 8), `running` counts through. */
  pageNumbers: 'by-chapter' | 'running'
  cover: Drawing
  /** The small print below the picture of the cover. */
  coverNote: string
  chapters: Chapter[]
}
