import type { Language } from '../../../../../languages/language'
import { languageData } from '../../../../../languages/language-data'
import type { ScopedPassage } from '../../../finding/scoped-passage'
import { citationNumber } from '../citation'
import type { Excerpt } from '../excerpt'
import { whatToDo } from '../fault-row'
import { tableTitle } from '../heading-text'
import { escapeMarkdown, shorten } from '../markdown'
import { rowLine } from '../row-line'
import { capitalise } from '../statement/letter-case'
import { colon, inner } from '../statement/write-statement'
import { tableMarkdown } from '../table-markdown'
import type { ChosenFacts } from './choose-facts'
import type { TopicFact } from './topic-fact'

const MAX_LINE = 220
/** Of one line. */
const MAX_PAGES = 4

interface Line {
  text: string
  manual: ScopedPassage
  excerpts: Excerpt[]
  /** The rows below it. */
  table?: string
}

/**
 * The facts as a list, with the number of the citation of each. If they are of several manuals, they stand below the names of these.
 * @param elsewhere further places that name the topic
 */
export function writeSheet(chosen: readonly ChosenFacts[], elsewhere: readonly TopicFact[], answer: Language) {
  const lines = chosen.flatMap((kind) => linesOf(kind, answer))
  const lengthOf = (id: string) => lines.filter(({ manual }) => manual.manualId === id).length
  const ids = new Set(lines.map(({ manual }) => manual.manualId))
  const manuals = [...ids].toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const ordered = manuals.flatMap((id) => lines.filter(({ manual }) => manual.manualId === id))
  const excerpts = ordered.flatMap((line) => line.excerpts)
  const shownPages = new Set(excerpts.map(({ passage }) => pageKey(passage)))
  const others = elsewhere.filter(({ passage }) => !shownPages.has(pageKey(passage)))
  const links = linksTo(others)
  const all = [...excerpts, ...links]
  const marks = (of: readonly Excerpt[]) => [...new Set(of.map((one) => `[${citationNumber(one, all)}]`))].join(' ')
  const written = manuals.map((id) => {
    const own = ordered.filter(({ manual }) => manual.manualId === id)
    const name = manuals.length > 1 ? `**${escapeMarkdown(own[0]?.manual.manualName ?? '')}**` : ''
    const list = own.flatMap((line) => (line.table ? [] : [`- ${line.text} ${marks(line.excerpts)}`])).join('\n')
    const tables = own.flatMap((line) => (line.table ? [`${line.text} ${marks(line.excerpts)}`, line.table] : []))
    return [name, list, ...tables].filter(Boolean).join('\n\n')
  })
  const { also } = languageData[answer].phrases
  const more = links.length > 0 ? [`${also} ${pagesOf(links, answer)} ${marks(links)}`] : []
  return { response: [...written, ...more].join('\n\n'), excerpts: all }
}

const pageKey = ({ manualId, page }: ScopedPassage) => `${manualId} ${page}`

/** One for each page. */
function linksTo(facts: readonly TopicFact[]): Excerpt[] {
  const byPage = new Map(facts.toReversed().map((fact) => [pageKey(fact.passage), fact]))
  return [...byPage.values()]
    .toReversed()
    .slice(0, MAX_PAGES)
    .map(({ passage, units, language }) => ({ role: 'later', passage, units, language }))
}

function pagesOf(excerpts: readonly Excerpt[], answer: Language): string {
  const pages = [...new Set(excerpts.map(({ passage }) => passage.page))]
  const { page, pages: several } = languageData[answer].phrases
  return pages.length === 1 && pages[0] !== undefined ? page(pages[0]) : several(pages)
}

function linesOf({ kind, shown, left }: ChosenFacts, answer: Language): Line[] {
  const facts = shown.map((fact): Line => {
    const { passage, units, language } = fact
    const excerpts: Excerpt[] = [{ role: kind === 'section' ? 'later' : 'answer', passage, units, language }]
    const table = kind === 'table' ? { table: tableMarkdown(units) } : {}
    return { text: escapeMarkdown(textOf(fact, answer)), manual: passage, excerpts, ...table }
  })
  const lines = kind === 'section' ? joinLinks(facts) : facts
  const last = lines.at(-1)
  if (!last || left.length === 0 || last.table) return lines
  const links = linksTo(left)
  const { more } = languageData[answer].phrases
  const text = `${last.text}; ${more(left.length)}${colon(answer)}${pagesOf(links, answer)}`
  return [...lines.slice(0, -1), { ...last, text, excerpts: [...last.excerpts, ...links] }]
}

/** The links to the sections of one manual in one line. */
function joinLinks(links: readonly Line[]): Line[] {
  const ids = [...new Set(links.map(({ manual }) => manual.manualId))]
  return ids.flatMap((id) => {
    const own = links.filter(({ manual }) => manual.manualId === id)
    const [first] = own
    const text = own.map((link) => link.text).join('; ')
    return first ? [{ ...first, text, excerpts: own.flatMap(({ excerpts }) => excerpts) }] : []
  })
}

function textOf({ kind, passage, language, units: [unit], title = '' }: TopicFact, answer: Language): string {
  if (kind === 'table') return tableTitle(passage)
  if (!unit) return ''
  if (kind === 'section') return `${title}${colon(answer)}${languageData[answer].phrases.page(passage.page)}`
  if (unit.kind !== 'row') return sentenceLine(unit.own, title, answer)
  const row =
    whatToDo(unit) !== undefined && kind === 'fault' ? cellsLine(unit.cells ?? [], answer) : rowLine(unit, answer)
  // "Indicator lamps, from left to right": the name of a table is enough here.
  const above = kind === 'task' ? title : (title.split(',')[0] ?? '')
  return shorten(capitalise(above === '' ? row : `${above}, ${inner(row, language)}`), MAX_LINE)
}

/** A lamp, an alarm or a fault is read from left to right: "104 S: Coolant above 108 °C; Stop". */
function cellsLine(cells: readonly string[], answer: Language): string {
  const [first = '', ...others] = cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).filter(Boolean)
  return `${first}${colon(answer)}${others.join('; ')}`
}

/** A sentence with the section in which it stands. */
const sentenceLine = (own: string, title: string, answer: Language) =>
  shorten(`${title === '' ? '' : `${title}${colon(answer)}`}${own.replace(/\s+/g, ' ').trim()}`, MAX_LINE)
