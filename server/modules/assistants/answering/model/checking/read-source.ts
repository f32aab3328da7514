import type { Language } from '../../../../../languages/language'
import type { Unit } from '../../../finding/scoring/unit'
import type { CheckedSource } from './checked-source'
import { createCodeLookup } from './codes'
import { type Figure, figuresIn } from './figures'
import { type Denial, denialsIn } from './polarity'
import { createWordLookup, type WordLookup } from './words'

/** A unit of a source, read once for all that is asked of it. */
export interface ReadUnit {
  unit: Unit
  figures: readonly Figure[]
  hasCode: (code: string) => boolean
  words: WordLookup
  denials: readonly Denial[]
}

export interface ReadSource {
  source: CheckedSource
  units: readonly ReadUnit[]
  /** What is above all units. */
  above: ReadUnit
}

/** Reads a source for statements in a language; each unit when it is first needed. */
export function readSource(source: CheckedSource, statementLanguage: Language): ReadSource {
  const read = (unit: Unit) => readUnit(unit, source.language, statementLanguage)
  const { above } = source
  return {
    source,
    units: source.units.map(read),
    above: read({ kind: 'sentence', text: above, own: above, boxes: [] }),
  }
}

function readUnit(unit: Unit, language: Language, statementLanguage: Language): ReadUnit {
  const { text } = unit
  return {
    unit,
    figures: figuresIn(text, language),
    hasCode: createCodeLookup(text),
    words: createWordLookup(text, statementLanguage, language),
    denials: denialsIn(text, language),
  }
}
