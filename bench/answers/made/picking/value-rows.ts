import { anyWord } from '../../../../server/languages/manual-words'
import type { QuantityName } from '../../../../server/languages/question-words'
import { normalise } from '../../../../server/languages/text/normalise'
import { tableTitle } from '../../../../server/modules/assistants/answering/extractive/heading-text'
import { containsQuantity, quantities } from '../../../../server/modules/assistants/finding/question/quantity'
import { cellValue, columnName, oneLine } from '../../../../server/modules/assistants/finding/scoring/row'
import type { Candidate } from '../place'
import type { SourceManual, SourcePassage } from '../source-manual'
import { isTelling, wordsOf } from '../telling-words'

const MAX_LABEL = 60
const MAX_VALUE = 30
const reference = new RegExp(`^${anyWord('section')}\\b`)

/** The rows of tables that have a figure under a label. Of several columns each is one candidate, named with its title. */
export const valueRows = ({ passages, partsLists }: SourceManual): Candidate[] =>
  passages.filter(({ passage }) => !partsLists.has(passage.ordinal)).flatMap(rowsOf)

function rowsOf({ passage, language }: SourcePassage): Candidate[] {
  if (passage.kind !== 'table') return []
  const title = tableTitle(passage)
  return passage.rows.flatMap(({ cells }) => {
    const texts = cells.map(oneLine)
    const labelled = texts.findIndex((cell) => cell.length <= MAX_LABEL && isLabel(cell, language))
    if (labelled < 0) return []
    const values = texts.flatMap((cell, column) => (column > labelled && isValue(cell) ? [column] : []))
    const label = (texts[labelled] ?? '').replace(/:$/, '')
    return values.flatMap((column): Candidate[] => {
      const head = passage.columns[column] ?? ''
      const value = texts[column] ?? ''
      const name = values.length > 1 ? `${label} ${columnName(head)}` : label
      if (values.length > 1 && !/\p{L}{3}/u.test(columnName(head))) return []
      return [
        {
          kind: 'value',
          names: [name, `${title} ${name}`],
          language,
          pages: [passage.page],
          answer: value,
          quantity: quantityOf(cellValue(head, value)),
        },
      ]
    })
  })
}

const isLabel = (cell: string, language: SourcePassage['language']) =>
  !/\d{3}/.test(cell) && wordsOf(cell).some((word) => /^\p{L}{3}/u.test(word) && isTelling(word, language))

const isValue = (cell: string) => cell.length <= MAX_VALUE && /\d/.test(cell) && !reference.test(normalise(cell))

function quantityOf(value: string): QuantityName | undefined {
  const names = Object.keys(quantities) as QuantityName[]
  return names.find((name) => containsQuantity(value, quantities[name].units))
}
