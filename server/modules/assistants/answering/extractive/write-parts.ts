import type { FittingParts } from '../../finding/parts/fitting-parts'
import type { Query } from '../../finding/query/parse-question'
import { citationNumber } from './citation'
import type { Excerpt, WrittenAnswer } from './excerpt'
import { escapeMarkdown, shorten } from './markdown'
import { phrases } from './phrases'
import { tableMarkdown } from './table-markdown'

/** Parts that fit equally well are listed up to this number. */
const MAX_LISTED = 5
const LIMITS = { description: 120, figure: 60 }

type FittingPart = FittingParts['rows'][number]

/**
 * Writes the part number first, then its row, or, if the question names the number, what it is; several parts that fit
 * equally are a list: "2 parts fit:", each with its number, item, figure and page.
 */
export function writeParts({ byNumber, rows }: FittingParts, query: Query, characters: number): WrittenAnswer {
  const texts = phrases[query.language]
  const shown = rows.slice(0, MAX_LISTED)
  const excerpts = shown.map(({ passage, unit }): Excerpt => ({ role: 'answer', passage, units: [unit] }))
  const marks = excerpts.map((excerpt) => `[${citationNumber(excerpt, excerpts)}]`)
  const [only, ...others] = shown
  if (!only) return { response: '', excerpts: [] }
  if (others.length === 0) {
    const lead = `${nameMarkdown(only, byNumber)}${placeMarkdown(only, query, byNumber)} ${marks[0]}`
    const hasTitles = only.unit.columns?.some((title) => title.trim())
    const response = hasTitles ? `${lead}\n\n${tableMarkdown([only.unit])}` : lead
    return { response: shorten(response, characters), excerpts }
  }
  const lines = shown.map(
    (row, position) => `- ${nameMarkdown(row, byNumber)}${placeMarkdown(row, query, true)} ${marks[position]}`,
  )
  return {
    response: shorten([texts.partsFit(rows.length, shown.length), '', ...lines].join('\n'), characters),
    excerpts,
  }
}

function nameMarkdown({ part }: FittingPart, byNumber: boolean): string {
  const number = escapeMarkdown(part.number)
  const description = escapeMarkdown(shorten(part.description || part.name, LIMITS.description))
  if (!description) return `**${number}**`
  return byNumber ? `**${description}** – ${number}` : `**${number}** – ${description}`
}

/** Its figure, and where it is not followed by its row, its serial range, item and page too. */
function placeMarkdown({ part, passage }: FittingPart, query: Query, isWhole: boolean): string {
  const texts = phrases[query.language]
  const places = [
    ...(isWhole && part.remark ? [shorten(part.remark, LIMITS.figure)] : []),
    ...(isWhole && part.item ? [texts.item(part.item)] : []),
    ...(part.figure ? [shorten(part.figure, LIMITS.figure)] : []),
    ...(isWhole ? [texts.page(passage.page)] : []),
  ]
  return places.length > 0 ? ` (${escapeMarkdown(places.join(', '))})` : ''
}
