import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { stem } from '../../../languages/text/stem'
import { tokenise } from '../../../languages/text/tokenise'
import { findOffers } from '../../catalogue'
import type { SoughtArticle } from '../finding/parts/sought-article'
import type { Query, QueryTerm } from '../finding/question/query'
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
  // With what detects languages, which occupies tens of megabytes: most servers never compare articles.
  const { fittingArticles } = await import('./fitting-articles')
  return { language, articles: fittingArticles(articles, { ...sought.query, terms }) }
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
