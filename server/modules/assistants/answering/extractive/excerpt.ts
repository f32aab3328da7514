import type { Language } from '../../../../languages/language'
import type { ScopedPassage } from '../../finding/scoped-passage'
import type { Unit } from '../../finding/scoring/unit'

/** Units of one passage that are quoted together. */
export interface Excerpt {
  /**
   * `answer`; `continuation` of its steps on another page; a link to the `earlier` or `later` steps that are not shown;
   * `further` evidence.
   */
  role: 'answer' | 'continuation' | 'earlier' | 'later' | 'further'
  passage: ScopedPassage
  /** The quoted units in reading order, except that the best row comes first. For a link, the step that it leads to. */
  units: Unit[]
  /** The language of its manual, if it may be another one than that of the best evidence. */
  language?: Language
  /** Whether several rows answer equally well. */
  tied?: boolean
  /** The number of steps behind a link. */
  count?: number
}

/** Markdown with what it quotes. */
export interface WrittenAnswer {
  response: string
  excerpts: Excerpt[]
}

export const lengthOf = (units: readonly Unit[]) => units.reduce((sum, { text }) => sum + text.length + 1, 0)
