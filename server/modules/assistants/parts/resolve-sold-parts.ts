import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { normalizePartNumber } from '../../../domain/part-number'
import { findOffers } from '../../catalogue'
import { noCheckpoint } from '../finding/checkpoint'
import { buildManualIndex } from '../finding/index/manual-index'
import { matchParts } from '../finding/parts/match-parts'
import type { SoughtArticle } from '../finding/parts/sought-article'
import type { Query, QueryTerm } from '../finding/query/query'
import { stem } from '../finding/query/stem'
import { tokenise } from '../finding/query/tokenise'
import { createScope } from '../finding/ranking/scope'
import type { ScopedPassage } from '../finding/scoped-passage'
import { type Article, findArticles } from './catalogue-candidates.repository'
import { numbersAsked } from './numbers-asked'

export interface SoldParts {
  language: Query['language']
  articles: SoldArticle[]
}

export interface SoldArticle extends Article {
  /** The number that is sold in place of the one that was asked for. */
  replacement?: string
}

interface AskedForPart {
  prompt: string
  sought: SoughtArticle
  machine: { id: string; brand: string; model: string; type: string } | undefined
}

/** The share of the question that an article must explain, and by how much less than the best one others may. */
const MIN_FIT = 0.8
const TIE = 0.03

/** What the catalogues of a caller's dealerships sell under the number that a question names, or under all of its words. */
export async function resolveSoldParts(db: Database, caller: Caller, asked: AskedForPart): Promise<SoldParts> {
  const { prompt, sought, machine } = asked
  const { language } = sought.query
  const byNumber = await findByNumber(db, caller, prompt)
  if (byNumber.length > 0) return { language, articles: byNumber }
  const ofMachine = new Set(tokenise([machine?.brand, machine?.model, machine?.type].join(' ')))
  const terms = sought.query.terms.filter(({ word }) => !ofMachine.has(word))
  const articles = await findArticles(db, caller, {
    words: terms.map((term) => beginningsOf(term, language)),
    machineId: machine?.id,
    isAccented: language !== 'en',
  })
  return { language, articles: fitting(articles, { ...sought.query, terms }) }
}

/** The number as it was asked for, with what is sold under it or in its place. */
async function findByNumber(db: Database, caller: Caller, prompt: string): Promise<SoldArticle[]> {
  const numbers = numbersAsked(prompt)
  const offers = await findOffers(db, caller, numbers)
  const number = numbers.find((one) => offers.has(one))
  return (offers.get(number ?? '') ?? []).map(({ dealership, part, isReplacement }) => ({
    dealership: dealership.name,
    number: isReplacement && number !== undefined ? number : part.partNumber,
    description: part.description,
    ...(isReplacement && { replacement: part.partNumber }),
  }))
}

/** The articles that fit a question best and equally well, compared as the rows of parts lists are. */
function fitting(articles: readonly Article[], query: Query): Article[] {
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

/** What a description may begin the words of a term with: as much as a word shares with its stem. */
function beginningsOf({ variants }: QueryTerm, language: Query['language']): string[][] {
  return variants.map(({ words }) =>
    words.map((word) => {
      const root = stem(word, language)
      const differs = [...word].findIndex((letter, at) => letter !== root[at])
      const shared = differs < 0 ? word : word.slice(0, differs)
      return shared.length > 2 ? shared : word
    }),
  )
}
