import { anyWord } from '../../../../server/languages/manual-words'
import { normalise } from '../../../../server/languages/text/normalise'
import { oneLine } from '../../../../server/modules/assistants/finding/scoring/row'
import type { Candidate } from '../place'
import type { SourceManual } from '../source-manual'

const MAX_SYMPTOM = 80
const MAX_ANSWER = 60
const faultTitle = new RegExp(`\\b${anyWord('fault')}`)

/** The rows of fault tables, named by what is wrong. */
export const faultRows = ({ passages }: SourceManual): Candidate[] =>
  passages.flatMap(({ passage, language }) => {
    if (passage.kind !== 'table') return []
    const titled = passage.columns.findIndex((title) => faultTitle.test(normalise(title)))
    if (titled < 0) return []
    return passage.rows.flatMap(({ cells }): Candidate[] => {
      const symptom = oneLine(cells[titled] ?? '')
      const remedy = cells.slice(titled + 1).find((cell) => cell.trim() !== '')
      if (!remedy || symptom === '' || symptom.length > MAX_SYMPTOM) return []
      const answer = oneLine(remedy).slice(0, MAX_ANSWER)
      return [{ kind: 'fault', names: [symptom], language, pages: [passage.page], answer }]
    })
  })
