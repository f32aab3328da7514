import { cellText } from '../../finding/evidence/row'
import type { Unit } from '../../finding/evidence/unit'
import type { Query } from '../../finding/query/parse-question'
import { findDirectValue } from './direct-value'
import type { Excerpt } from './excerpt'
import { escapeMarkdown, shorten } from './markdown'
import { phrases } from './phrases'
import { tableMarkdown } from './table-markdown'

/** Maximum length of each part of a response. */
const LIMITS = { direct: 1200, further: 400, cell: 160 }

/**
 * Writes excerpts as Markdown with their citations: [1] for the first excerpt, [2] for the second. If the result exceeds
 * `characters`, the second excerpt is omitted, then units from the end of the first.
 */
export function writeResponse(excerpts: readonly Excerpt[], query: Query, characters: number): string {
  const [direct] = excerpts
  if (!direct) return ''
  const shorter = direct.units.map((_, left) => [{ ...direct, units: direct.units.slice(0, left + 1) }]).reverse()
  let written = ''
  for (const candidates of [excerpts, ...shorter]) {
    written = writeExcerpts(candidates, query)
    if (written.length <= characters) return written
  }
  return shorten(written, characters)
}

function writeExcerpts(excerpts: readonly Excerpt[], query: Query): string {
  const texts = phrases[query.language]
  return excerpts
    .map((excerpt, position) => {
      const mark = `[${position + 1}]`
      if (position === 0) {
        const continues = excerpt.continues ? `\n\n${texts.continues(excerpt.evidence.hit.passage.page)}` : ''
        return `${excerptMarkdown(excerpt, query, mark)}${continues}`
      }
      const text = shorten(unitsMarkdown(excerpt.units.slice(0, 1)), LIMITS.further)
      return `${texts.also}: ${text.replace(/^- |^\d+\. /, '')} ${mark}`
    })
    .join('\n\n')
}

function excerptMarkdown(excerpt: Excerpt, query: Query, mark: string): string {
  const [best] = excerpt.units
  if (best?.kind !== 'row') {
    const rows = excerpt.units.filter((unit) => unit.kind === 'row')
    const text = unitsMarkdown(excerpt.units.filter((unit) => unit.kind !== 'row'))
    return `${shorten(text, LIMITS.direct)} ${mark}${rows.length > 0 ? `\n\n${tableMarkdown(rows)}` : ''}`
  }
  const alone = excerpt.units.length === 1
  const direct = excerpt.tied ? tiedMarkdown(excerpt.units, query) : directMarkdown(best, query, alone)
  if (alone) return `${direct ?? shorten(escapeMarkdown(best.text), LIMITS.direct)} ${mark}`
  const caption = excerpt.evidence.hit.passage.headings.at(-1) ?? ''
  const lead = direct ?? escapeMarkdown(shorten(caption, LIMITS.cell))
  return `${`${lead} ${mark}`.trim()}\n\n${tableMarkdown(excerpt.units)}`
}

/** Two rows that answer equally well are both written; more than two are only shown as a table. */
function tiedMarkdown(rows: readonly Unit[], query: Query): string | undefined {
  const directs = rows.map((row) => directMarkdown(row, query, false))
  return rows.length === 2 && !directs.includes(undefined) ? directs.join('; ') : undefined
}

/** "**13.5 L** – Engine oil with filter", with the other cells of the row if no table follows. */
function directMarkdown(row: Unit, query: Query, withOthers: boolean): string | undefined {
  const found = findDirectValue(row, query)
  if (!found) return undefined
  const others = withOthers
    ? found.others.map((column) => cellText(row.columns?.[column] ?? '', row.cells?.[column]?.trim() ?? ''))
    : []
  const written = [found.label, ...others].map((text) => escapeMarkdown(shorten(text, LIMITS.cell)))
  return `**${escapeMarkdown(shorten(found.value, LIMITS.cell))}** – ${written.join('; ')}`
}

/** Numbered steps and bullets become lists, other units running text. */
function unitsMarkdown(units: readonly Unit[]): string {
  let written = ''
  units.forEach((unit, position) => {
    const before = units[position - 1]
    const item = listItem(unit)
    const followsItem = before !== undefined && listItem(before) !== undefined
    const separator =
      position === 0 ? '' : item === undefined ? (followsItem ? '\n\n' : ' ') : followsItem ? '\n' : '\n\n'
    written += `${separator}${item ?? escapeMarkdown(unit.text)}`
  })
  return written
}

function listItem(unit: Unit): string | undefined {
  const bullet = /^[•▪●◦‣]\s*(.*)$/s.exec(unit.text)
  if (bullet) return `- ${escapeMarkdown(bullet[1] ?? '')}`
  const numbered = unit.kind === 'step' ? /^(\d{1,3})[.)]?\s+(.*)$/s.exec(unit.text) : null
  return numbered ? `${numbered[1]}. ${escapeMarkdown(numbered[2] ?? '')}` : undefined
}
