import { cellText } from '../../finding/evidence/row'
import type { Unit } from '../../finding/evidence/unit'
import type { Query } from '../../finding/query/parse-question'
import { directValueOf } from './direct-value'
import type { Excerpt } from './excerpt'
import { escapeMarkdown, shorten } from './markdown'
import { phrases } from './phrases'
import { tableMarkdown } from './table-markdown'

/** Most characters of each part of a response. */
const limits = { direct: 1200, further: 400, cell: 160 }

/**
 * Writes excerpts as Markdown, each with the mark of its citation: the first excerpt rests on [1], the second on [2].
 * Where all of it has more characters than allowed, the second excerpt is left out, then units of the first from its end.
 */
export function writeResponse(excerpts: readonly Excerpt[], query: Query, characters: number): string {
  const [direct] = excerpts
  if (!direct) return ''
  const shorter = direct.units.map((_, left) => [{ ...direct, units: direct.units.slice(0, left + 1) }]).reverse()
  let written = ''
  for (const some of [excerpts, ...shorter]) {
    written = writeAll(some, query)
    if (written.length <= characters) return written
  }
  return shorten(written, characters)
}

function writeAll(excerpts: readonly Excerpt[], query: Query): string {
  const texts = phrases[query.language]
  return excerpts
    .map((excerpt, position) => {
      const mark = `[${position + 1}]`
      if (position === 0) {
        const goesOn = excerpt.goesOn ? `\n\n${texts.goesOn(excerpt.evidence.hit.passage.page)}` : ''
        return `${excerptMarkdown(excerpt, query, mark)}${goesOn}`
      }
      const text = shorten(unitsMarkdown(excerpt.units.slice(0, 1)), limits.further)
      return `${texts.also}: ${text.replace(/^- |^\d+\. /, '')} ${mark}`
    })
    .join('\n\n')
}

function excerptMarkdown(excerpt: Excerpt, query: Query, mark: string): string {
  const [best] = excerpt.units
  if (best?.kind !== 'row') {
    const rows = excerpt.units.filter((unit) => unit.kind === 'row')
    const text = unitsMarkdown(excerpt.units.filter((unit) => unit.kind !== 'row'))
    return `${shorten(text, limits.direct)} ${mark}${rows.length > 0 ? `\n\n${tableMarkdown(rows)}` : ''}`
  }
  const alone = excerpt.units.length === 1
  const direct = excerpt.tied ? tiedMarkdown(excerpt.units, query) : directMarkdown(best, query, alone)
  if (alone) return `${direct ?? shorten(escapeMarkdown(best.text), limits.direct)} ${mark}`
  const caption = excerpt.evidence.hit.passage.headings.at(-1) ?? ''
  const opening = direct ?? escapeMarkdown(shorten(caption, limits.cell))
  return `${`${opening} ${mark}`.trim()}\n\n${tableMarkdown(excerpt.units)}`
}

/** Two rows that answer equally well are both the answer; of more, the table speaks. */
function tiedMarkdown(rows: readonly Unit[], query: Query): string | undefined {
  const directs = rows.map((row) => directMarkdown(row, query, false))
  return rows.length === 2 && !directs.includes(undefined) ? directs.join('; ') : undefined
}

/** "**13.5 L** – Engine oil with filter", with the row's other cells where no table follows. */
function directMarkdown(row: Unit, query: Query, withOthers: boolean): string | undefined {
  const found = directValueOf(row, query)
  if (!found) return undefined
  const others = withOthers
    ? found.others.map((column) => cellText(row.columns?.[column] ?? '', row.cells?.[column]?.trim() ?? ''))
    : []
  const written = [found.label, ...others].map((text) => escapeMarkdown(shorten(text, limits.cell)))
  return `**${escapeMarkdown(shorten(found.value, limits.cell))}** – ${written.join('; ')}`
}

/** Numbered steps and bullets become lists, several rows a table; all else stands as running text. */
function unitsMarkdown(units: readonly Unit[]): string {
  let written = ''
  units.forEach((unit, position) => {
    const before = units[position - 1]
    const item = itemOf(unit)
    const afterItem = before !== undefined && itemOf(before) !== undefined
    const separator = position === 0 ? '' : item === undefined ? (afterItem ? '\n\n' : ' ') : afterItem ? '\n' : '\n\n'
    written += `${separator}${item ?? escapeMarkdown(unit.text)}`
  })
  return written
}

function itemOf(unit: Unit): string | undefined {
  const bullet = /^[•▪●◦‣]\s*(.*)$/s.exec(unit.text)
  if (bullet) return `- ${escapeMarkdown(bullet[1] ?? '')}`
  const numbered = unit.kind === 'step' ? /^(\d{1,3})[.)]?\s+(.*)$/s.exec(unit.text) : null
  return numbered ? `${numbered[1]}. ${escapeMarkdown(numbered[2] ?? '')}` : undefined
}
