import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import type { Query } from '../../finding/question/query'
import type { ScopedPassage } from '../../finding/scoped-passage'
import { isFaultTable } from '../../finding/scoring/evidence'
import { oneLine } from '../../finding/scoring/row'
import type { Unit } from '../../finding/scoring/unit'
import { citationNumber } from './citation'
import { findDirectValue } from './direct-value'
import type { Excerpt } from './excerpt'
import { readFaultRow, whatToDo } from './fault-row'
import { tableTitle } from './heading-text'
import { escapeMarkdown, shorten } from './markdown'
import { noticeLabel, signalLabel } from './notice'
import { rowLine } from './row-line'
import { capitalise } from './statement/letter-case'
import type { Statement } from './statement/statement'
import { asSentence, colon, inner, labelOf, writeLabelled, writeStatement } from './statement/write-statement'
import { tableMarkdown } from './table-markdown'

/** Maximum length of each part of a response. */
const LIMITS = { text: 1200, further: 400, cell: 160, row: 140, tied: 200 }

/** The languages in which an answer is written: its own words in that of the question, values as the manual has them. */
interface Languages {
  query: Query
  manual: Language
}

/**
 * Writes excerpts as Markdown with the number of their citation: `[1]`. Steps that are left out are a link to theirs:
 * `[5 more steps from page 31][2]`. `cited` are all excerpts of the answer, if these are only some of them.
 */
export function writeExcerpts(
  excerpts: readonly Excerpt[],
  query: Query,
  manual: Language,
  cited: readonly Excerpt[] = excerpts,
): string {
  const texts = languageData[query.language].phrases
  const mark = (excerpt: Excerpt) => `[${citationNumber(excerpt, cited)}]`
  const quoted = excerpts.map((excerpt) => {
    const { role, count = 0, passage } = excerpt
    const languages = { query, manual: excerpt.language ?? manual }
    if (role === 'earlier') return `[${texts.earlierSteps(count, passage.page)}]${mark(excerpt)}`
    if (role === 'later') return `[${texts.laterSteps(count, passage.page)}]${mark(excerpt)}`
    if (role !== 'further') return excerptMarkdown(excerpt, languages, mark(excerpt))
    const lead = passage.kind === 'safety' ? '' : `${texts.also}: `
    return `${lead}${furtherMarkdown(excerpt, languages)} ${mark(excerpt)}`
  })
  return quoted.reduce((written, text, position) => {
    if (position === 0) return text
    return `${written}${separator(excerpts[position - 1], excerpts[position])}${text}`
  }, '')
}

/** Steps go on in the same list, and links are in one line. */
function separator(before: Excerpt | undefined, excerpt: Excerpt | undefined): string {
  if (excerpt?.role === 'continuation' && before?.units.at(-1)?.kind === 'step') return '\n'
  return before?.role === 'earlier' && excerpt?.role === 'later' ? ' · ' : '\n\n'
}

function excerptMarkdown(excerpt: Excerpt, languages: Languages, mark: string): string {
  const { units, passage } = excerpt
  const [best] = units
  if (best?.kind === 'row' && excerpt.role === 'continuation') return tableMarkdown(units)
  if (best?.kind === 'row') return rowsMarkdown(excerpt, languages, mark)
  const text = unitsMarkdown(units, languages)
  const limited = units.some(({ kind }) => kind === 'step') ? text : shorten(text, LIMITS.text)
  return `${noticeLabel(passage, languages.query.language)}${limited} ${mark}`
}

function furtherMarkdown({ units, passage }: Excerpt, languages: Languages): string {
  const [unit] = units
  if (unit?.kind === 'row') return directMarkdown(unit, passage, languages) ?? cellsMarkdown(unit, passage, languages)
  const text = unitsMarkdown(passage.kind === 'safety' ? units : units.slice(0, 1), languages)
  return `${noticeLabel(passage, languages.query.language)}${shorten(text.replace(/^- |^\d+\. /, ''), LIMITS.further)}`
}

/** The value first, then the table as the page has it: its title, its head and the rows. */
function rowsMarkdown({ units, passage, tied }: Excerpt, languages: Languages, mark: string): string {
  const [best] = units
  if (!best) return mark
  const direct =
    causesMarkdown(units, passage, languages) ??
    (tied ? tiedMarkdown(units, passage, languages) : directMarkdown(best, passage, languages))
  const isSaid = units.length === 1 && filledCells(best).length <= 2
  if (isSaid || !best.columns?.some((title) => title.trim())) {
    const lead = direct ?? cellsMarkdown(best, passage, languages)
    const others = units.slice(1).map((row) => `- ${cellsMarkdown(row, passage, languages)}`)
    return [`${lead} ${mark}`, others.join('\n')].filter(Boolean).join('\n\n')
  }
  const title = escapeMarkdown(shorten(tableTitle(passage), LIMITS.cell))
  const stated = direct ?? (tied ? undefined : shortRowMarkdown(best, passage, languages))
  const lead = stated === undefined || tied ? (stated ?? title) : withAction(stated, best)
  return [`${lead} ${mark}`.trim(), tableMarkdown(units)].join('\n\n')
}

/** A few rows that answer equally well are all written; more are only shown as a table. */
function tiedMarkdown(rows: readonly Unit[], passage: ScopedPassage, languages: Languages): string | undefined {
  const statements = rows.map((row) => statementOf(row, passage, languages))
  const labelled = statements.flatMap((one) => (one ? [writeLabelled(one, languages.query.language)] : []))
  const written = asSentence(escapeMarkdown(labelled.join('; ')))
  const isShort = written.length <= LIMITS.tied && labelled.length === rows.length
  return isShort ? written : directMarkdown(rows[0], passage, languages)
}

/** "The hydraulic tank takes 96.0 L (25.4 US gal)." */
function directMarkdown(row: Unit | undefined, passage: ScopedPassage, languages: Languages): string | undefined {
  const statement = row && statementOf(row, passage, languages)
  return statement && escapeMarkdown(writeStatement(statement, languages.query.language))
}

function statementOf(row: Unit, passage: ScopedPassage, { query, manual }: Languages): Statement | undefined {
  const found = findDirectValue(row, query, { headings: passage.headings, language: manual })
  if (!found) return undefined
  const values = found.values.map(({ column, text }) => ({ column, text: shorten(text, LIMITS.cell) }))
  return { ...found, label: shorten(found.label, LIMITS.cell), values, language: manual, title: tableTitle(passage) }
}

/** The causes of a fault, each with its remedy: of the rows of a troubleshooting table that name the same fault. */
function causesMarkdown(
  rows: readonly Unit[],
  passage: ScopedPassage,
  { query, manual }: Languages,
): string | undefined {
  if (query.intent !== 'symptom' || !isFaultTable(passage)) return undefined
  const [best, ...others] = rows.map(readFaultRow)
  if (!best) return undefined
  const said = (cell: string) => inner(shorten(cell, LIMITS.cell), manual)
  const causes = [best, ...others].flatMap((row) =>
    row?.fault === best.fault ? [row.remedy ? `${said(row.cause)} – ${said(row.remedy)}` : said(row.cause)] : [],
  )
  const written = [...new Set(causes)].join('; ')
  const fault = labelOf(shorten(best.fault, LIMITS.cell), manual)
  return asSentence(escapeMarkdown(`${fault}${colon(query.language)}${written}`))
}

/** A lamp or an alarm is stated with what to do about it, such as to stop the engine. */
function withAction(stated: string, row: Unit): string {
  const action = escapeMarkdown(shorten(oneLine(whatToDo(row) ?? ''), LIMITS.cell))
  const isIncluded = stated.toLowerCase().includes(action.toLowerCase().replace(/[.!]$/, ''))
  return isIncluded ? stated : `${stated} ${asSentence(capitalise(action))}`
}

/** The whole row as a sentence, unless the table says it better. */
function shortRowMarkdown(row: Unit, { headings }: ScopedPassage, { query }: Languages): string | undefined {
  const line = rowLine(row, query.language, headings)
  return line.length <= LIMITS.row ? asSentence(escapeMarkdown(line)) : undefined
}

const filledCells = ({ cells = [] }: Unit) => cells.map((cell) => cell.trim()).filter(Boolean)

const cellsMarkdown = (row: Unit, { headings }: ScopedPassage, { query }: Languages) =>
  escapeMarkdown(rowLine(row, query.language, headings))

/** Numbered steps and bullets become lists, other units running text. */
function unitsMarkdown(units: readonly Unit[], languages: Languages): string {
  let written = ''
  let isList = false
  units.forEach((unit, position) => {
    const before = units[position - 1]
    const item = listItem(unit, languages)
    const continues = item === undefined && (!isList || isOnSameLine(before, unit))
    const separator = before === undefined ? '' : continues ? ' ' : isList && item !== undefined ? '\n' : '\n\n'
    written += `${separator}${item ?? ownWords(unit.text, languages)}`
    isList = item !== undefined || (continues && isList)
  })
  return written
}

/** A sentence that starts on the line on which another one ends belongs to the same bullet. */
const isOnSameLine = (before: Unit | undefined, unit: Unit) => before?.boxes.at(-1)?.join() === unit.boxes[0]?.join()

/** The words of the manual; a signal word that they begin with is put before them in the language of the answer. */
const ownWords = (text: string, { manual, query }: Languages) =>
  `${signalLabel(text, manual, query.language)}${escapeMarkdown(text)}`

function listItem(unit: Unit, languages: Languages): string | undefined {
  const bullet = /^[•▪●◦‣]\s*(.*)$/s.exec(unit.text)
  if (bullet) return `- ${ownWords(bullet[1] ?? '', languages)}`
  const numbered = unit.kind === 'step' ? /^(\d{1,3})[.)]?\s+(.*)$/s.exec(unit.text) : null
  return numbered ? `${numbered[1]}. ${ownWords(numbered[2] ?? '', languages)}` : undefined
}
