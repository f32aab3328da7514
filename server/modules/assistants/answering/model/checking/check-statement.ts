import type { Language } from '../../../../../languages/language'
import type { CheckedSource } from './checked-source'
import { type Match, matchStatement } from './reading/match'
import { createSourceIndex } from './reading/source-index'
import { readStatement, type Statement } from './reading/statement'
import { createWordLookup } from './reading/word-lookup'
import { rules } from './rules'

/** Why a statement is not shown. */
export interface Objection {
  kind: 'no-source' | 'permission' | 'figure' | 'unit' | 'place' | 'code' | 'word' | 'negation' | 'opposite' | 'order'
  /** The words of the statement that it is about. */
  text: string
}

export interface Verdict {
  objections: Objection[]
  /** For each source, the units that say it, by their position; empty if a source says nothing of it. */
  support: number[][]
}

export type Rule = (statement: Statement, matches: readonly Match[]) => Objection[]

/**
 * Whether the cited sources say what a statement says: each figure with its unit, in the row and column that it names, each
 * code, what it denies, and its words. What follows from the sources by thought alone is objected to as well.
 * @param text in its `language`, without citations
 */
export const checkStatement = (text: string, language: Language, sources: readonly CheckedSource[]): Verdict =>
  createChecker(sources)(text, language)

/** Reads the sources once for several statements. */
function createChecker(sources: readonly CheckedSource[]): (text: string, language: Language) => Verdict {
  const indexes = sources.map((source) => {
    const index = createSourceIndex(source)
    const lookups = new Map<Language, ReturnType<typeof createWordLookup>>()
    const lookupFor = (language: Language) => {
      const lookup = lookups.get(language) ?? createWordLookup(index, language)
      lookups.set(language, lookup)
      return lookup
    }
    return { index, lookupFor }
  })
  return (text, language) => {
    if (sources.length === 0) return { objections: [{ kind: 'no-source', text: '' }], support: [] }
    const statement = readStatement(text, language)
    const matches = indexes.map(({ index, lookupFor }) => matchStatement(statement, index, lookupFor(language)))
    return {
      objections: rules.flatMap((rule) => rule(statement, matches)),
      support: matches.map(({ support }) => [...support]),
    }
  }
}
