import type { Language } from '../../../../../languages/language'
import { ordersModel } from '../../../../../languages/orders-to-models'
import type { AnswerRecord } from '../../../conversations/conversation'
import type { ScopedPassage } from '../../../finding/scoped-passage'
import { passageKey } from '../../../finding/scoped-passage'
import { oneLine } from '../../../finding/scoring/row'
import { splitIntoUnits } from '../../../finding/scoring/unit'
import { asData } from './as-data'
import type { FoundPage } from './retrieve'

/** What the model was given, under the names by which it cites them: `P1` a passage, `R1` what records say. */
export interface Material {
  passages: ReadonlyMap<string, GivenPassage>
  records: ReadonlyMap<string, GivenRecord>
  /** Adds what is new of pages, as text for the model. */
  addPages(pages: readonly FoundPage[], budget: number): string
  /** Adds what records say, as text for the model. */
  addRecords(facts: readonly { text: string; record?: AnswerRecord }[]): string
  /** All that a passage or a record says, also what the model was given with another one; empty for a name that is none. */
  sourceText(name: string): string
}

export interface GivenPassage {
  passage: ScopedPassage
  language: Language
}

export interface GivenRecord {
  text: string
  record?: AnswerRecord | undefined
}

export function createMaterial(): Material {
  const passages = new Map<string, GivenPassage>()
  const known = new Set<string>()
  const records = new Map<string, GivenRecord>()
  const told = new Set<string>()

  /** What a passage says that none before it did: passages of running text overlap. */
  function newTextOf(passage: ScopedPassage): { body: string; lines?: readonly PrintedLine[] } {
    if (passage.kind !== 'text' || ordersModel(passage.text)) return { body: bodyOf(passage) }
    const lines = passage.lines.filter((line) => !told.has(lineKey(passage, line)))
    return { body: lines.map(({ text }) => text).join('\n'), lines }
  }

  /** A passage under its name, if it says anything new and there is room for it; only the first of a call may be cut. */
  function add(given: GivenPassage, { room, isFirst }: { room: number; isFirst: boolean }) {
    const { passage } = given
    const { body: whole, lines = [] } = newTextOf(passage)
    const body = isFirst ? whole.slice(0, room) : whole
    if (body.trim() === '' || body.length > room) return
    const name = `P${passages.size + 1}`
    passages.set(name, given)
    known.add(passageKey(passage))
    for (const line of lines) told.add(lineKey(passage, line))
    return { text: passageText(name, passage, body), length: body.length }
  }

  return {
    passages,
    records,
    addPages(pages, budget) {
      let room = budget
      return pages
        .flatMap(({ isWhole, passages: found }) => {
          const fresh = found.filter(({ passage }) => !known.has(passageKey(passage)))
          const texts = fresh.flatMap((one) => {
            const added = add(one, { room, isFirst: room === budget })
            room -= added?.length ?? 0
            return added ? [added.text] : []
          })
          const [first] = found
          if (!first || texts.length === 0) return []
          return [`${pageTitle(first.passage)}${isWhole ? '' : ' (parts of it)'}\n${texts.join('\n')}`]
        })
        .join('\n\n')
    },
    addRecords(facts) {
      return facts
        .map(({ text, record }) => {
          const name = `R${records.size + 1}`
          records.set(name, { text, record })
          return recordText(name, text)
        })
        .join('\n')
    },
    sourceText(name) {
      const record = records.get(name)
      if (record) return recordText(name, record.text)
      const given = passages.get(name)
      if (!given) return ''
      const { passage } = given
      return `${pageTitle(passage)}\n${passageText(name, passage, bodyOf(passage))}`
    },
  }
}

type PrintedLine = ScopedPassage['lines'][number]

const lineKey = ({ manualId, page }: ScopedPassage, { text, box }: PrintedLine) =>
  `${manualId} ${page} ${box.join()} ${text}`

const pageTitle = ({ manualName, page }: ScopedPassage) => `=== ${asData(oneLine(manualName))}, page ${page}`

const recordText = (name: string, text: string) => `[${name}] ${asData(oneLine(text))}`

/** Its name, what it is under, and all it says: a table with its columns, a row in each line. */
function passageText(name: string, passage: ScopedPassage, body: string): string {
  const { headings, kind } = passage
  const above = headings
    .filter((heading) => !ordersModel(heading))
    .map(oneLine)
    .join(' > ')
  const notice = kind === 'safety' ? ` (${passage.level})` : ''
  return `[${name}] ${asData(above)}${notice}\n${asData(body)}`
}

function bodyOf(passage: ScopedPassage): string {
  if (ordersModel(passage.text)) {
    const harmless = splitIntoUnits(passage).map(({ text }) => text)
    return harmless.join('\n')
  }
  if (passage.kind === 'table' && passage.rows.length > 0) {
    const lines = [passage.columns, ...passage.rows.map(({ cells }) => cells)]
    return lines.map((cells) => `| ${cells.map(oneLine).join(' | ')} |`).join('\n')
  }
  if (passage.kind === 'steps' && passage.steps.length > 0)
    return passage.steps.map(({ label, text }) => `${label} ${oneLine(text)}`.trim()).join('\n')
  return passage.text
}
