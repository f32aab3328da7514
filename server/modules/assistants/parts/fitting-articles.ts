import { normalizePartNumber } from '../../../domain/part-number'
import { noCheckpoint } from '../finding/checkpoint'
import { matchParts } from '../finding/parts/match-parts'
import type { Query } from '../finding/question/query'
import { buildManualIndex } from '../finding/retrieving/manual-index'
import { createScope } from '../finding/retrieving/scope'
import type { ScopedPassage } from '../finding/scoped-passage'
import type { Article } from './catalogue-candidates.repository'

/** The share of the question that an article must explain, and by how much less than the best one others may. */
const MIN_FIT = 0.8
const TIE = 0.03

/** The articles that fit a question best and equally well, compared as the rows of parts lists are. */
export function fittingArticles(articles: readonly Article[], query: Query): Article[] {
  const text = articles.map(({ description }) => description).join('\n')
  const passage: ScopedPassage = {
    ...{ kind: 'text', page: 1, headings: [], lines: [], text },
    ...{ manualId: '', manualName: '', ordinal: 0 },
  }
  const parts = articles.map(({ number, description, kit }, row) => ({
    ...{ page: 1, passage: 0, row, number, description },
    name: kit?.name ?? description,
  }))
  const matches = matchParts(query, createScope([buildManualIndex([passage], parts)]), noCheckpoint)
  const best = matches[0]?.fit ?? 0
  const found = matches
    .filter(({ fit }) => fit >= Math.max(MIN_FIT, best - TIE))
    .flatMap(({ part }) => articles[part.row] ?? [])
  const seen = new Set<string>()
  return found.filter(({ number, dealership, kit }) => {
    const key = kit ? `${dealership} ${kit.name}` : normalizePartNumber(number)
    return !seen.has(key) && seen.add(key)
  })
}
