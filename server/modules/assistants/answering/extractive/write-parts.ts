import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import type { FittingParts } from '../../finding/parts/fitting-parts'
import type { Query } from '../../finding/question/query'
import { citationNumber } from './citation'
import type { Excerpt, WrittenAnswer } from './excerpt'
import { escapeMarkdown, shorten } from './markdown'
import { colon, inner, labelOf } from './statement/write-statement'
import { tableMarkdown } from './table-markdown'

/** Parts that fit equally well are listed up to this number. */
const MAX_LISTED = 5
const LIMITS = { description: 120, figure: 60 }

/** Of the answer, and of the descriptions of parts. */
interface Languages {
  query: Query
  manual: Language
}

type FittingPart = FittingParts['rows'][number]

/**
 * Writes the part number first, then its row, or, if the question names the number, what it is; several parts that fit
 * equally are named, "2 parts fit: 4512-330, 4512-331.", then listed with item, figure and page.
 */
export function writeParts({ byNumber, rows }: FittingParts, languages: Languages, characters: number): WrittenAnswer {
  const { query } = languages
  const texts = languageData[query.language].phrases
  const shown = rows.slice(0, MAX_LISTED)
  const excerpts = shown.map(({ passage, unit }): Excerpt => ({ role: 'answer', passage, units: [unit] }))
  const marks = excerpts.map((excerpt) => `[${citationNumber(excerpt, excerpts)}]`)
  const [only, ...others] = shown
  if (!only) return { response: '', excerpts: [] }
  if (others.length === 0) {
    const number = escapeMarkdown(only.part.number)
    const name = nameMarkdown(only, byNumber, byNumber ? number : texts.partNumber(number), languages)
    const lead = `${name}${placeMarkdown(only, query, byNumber)}. ${marks[0]}`
    const hasTitles = only.unit.columns?.some((title) => title.trim())
    const response = hasTitles ? `${lead}\n\n${tableMarkdown([only.unit])}` : lead
    return { response: shorten(response, characters), excerpts }
  }
  const lines = shown.map(
    (row, position) =>
      `- ${nameMarkdown(row, byNumber, escapeMarkdown(row.part.number), languages)}${placeMarkdown(row, query, true)} ${marks[position]}`,
  )
  const numbers = escapeMarkdown([...new Set(shown.map(({ part }) => part.number))].join(', '))
  return {
    response: shorten(
      [`${texts.partsFit(rows.length, shown.length)} ${numbers}.`, '', ...lines].join('\n'),
      characters,
    ),
    excerpts,
  }
}

/** "4512-330: hose, upper, radiator"; the description begins a phrase of its own after a bare number asked for. */
function nameMarkdown({ part }: FittingPart, byNumber: boolean, number: string, { query, manual }: Languages): string {
  const description = shorten(part.description || part.name, LIMITS.description)
  if (!description) return number
  const written = byNumber ? labelOf(description, manual) : inner(description, manual)
  return `${number}${colon(query.language)}${escapeMarkdown(written)}`
}

/** Its figure, and where it is not followed by its row, its serial range, item and page too. */
function placeMarkdown({ part, passage }: FittingPart, query: Query, isWhole: boolean): string {
  const texts = languageData[query.language].phrases
  const places = [
    ...(isWhole && part.remark ? [shorten(part.remark, LIMITS.figure)] : []),
    ...(isWhole && part.item ? [texts.item(part.item)] : []),
    ...(part.figure ? [shorten(part.figure, LIMITS.figure)] : []),
    ...(isWhole ? [texts.page(passage.page)] : []),
  ]
  return places.length > 0 ? ` (${escapeMarkdown(places.join(', '))})` : ''
}
