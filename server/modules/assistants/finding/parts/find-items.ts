import { tokenise } from '../../../../languages/text/tokenise'
import type { Checkpoint } from '../checkpoint'
import type { Query } from '../question/query'
import type { ManualIndex } from '../retrieving/manual-index'
import { createMatcher } from '../retrieving/match'
import type { Scope } from '../retrieving/scope'
import { type AskedItem, figureNumberOf, itemInQuestion, itemKey } from './item-in-question'
import type { PartMatch } from './match-parts'
import type { ListedPart } from './parts-index'

/** More rows than these say that the question does not name the figure. */
const MAX_MATCHES = 8

/** The rows that have the item of a figure that the question names, by its number, its page or the words of its caption. */
export function findItems(query: Query, { manuals }: Scope, checkpoint: Checkpoint): PartMatch[] {
  const asked = itemInQuestion(query.prompt)
  if (!asked) return []
  const matches = manuals.flatMap((manual) => {
    checkpoint()
    return manual.parts.parts
      .filter((part) => isAsked(part, asked))
      .map((part): PartMatch => ({ manual, part, explained: 1, fit: 1 }))
  })
  const named = asked.figure === undefined && asked.page === undefined ? inNamedFigure(matches, asked, query) : matches
  return named.length <= MAX_MATCHES ? named : []
}

const isAsked = ({ item, figure, page }: ListedPart, asked: AskedItem): boolean =>
  item !== undefined &&
  itemKey(item) === asked.item &&
  (asked.figure === undefined || (figure !== undefined && figureNumberOf(figure) === asked.figure)) &&
  (asked.page === undefined || page === asked.page)

/** The rows of figures whose caption has all words of the question that name anything, or any row if there are none. */
function inNamedFigure(matches: readonly PartMatch[], { words }: AskedItem, query: Query): PartMatch[] {
  const own = new Set(tokenise(words))
  const terms = query.terms.filter(
    ({ word, coverageWeight, isInherited }) =>
      coverageWeight > 0 && (isInherited || (own.has(word) && !/^\d+$/.test(word))),
  )
  if (terms.length === 0) return [...matches]
  return matches.filter(({ manual, part }) => {
    const language = manual.languageOfPassage[part.passage] ?? manual.language
    return createMatcher({ ...query, terms }, language)(captionOf(part, manual)).every((strength) => strength > 0)
  })
}

const captionOf = ({ figure = '', assembly = '', passage }: ListedPart, { passages }: ManualIndex) =>
  [figure, assembly, ...(passages[passage]?.headings ?? [])].join('\n')
