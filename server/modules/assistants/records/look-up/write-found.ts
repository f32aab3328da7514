import { languageOf } from '../../../../domain/locale'
import { inLanguage } from '../../../../record-tools/asker-text'
import { answering, type Detail } from '../../../../record-tools/details'
import type { Field } from '../../../../record-tools/fields'
import type { Asker, Fact, FoundRecords } from '../../../../record-tools/record-tool'
import type { AnswerRecord } from '../../conversations/conversation'
import { nounFor } from '../answering/nouns'
import { states, type Topic } from '../record-question'

export interface LookedUp {
  /** What is known, one a line, with the page of the record; sums and counts have no page. */
  facts: LookedUpFact[]
  /** What has to be said or respected: limits of the role, refusals, what was not found or not understood. */
  notes: string[]
}

interface LookedUpFact {
  text: string
  record?: AnswerRecord | undefined
}

interface Written {
  topic: Topic
  state: string | undefined
  /** Whose records they are, where those of several are looked up each by itself. */
  of: string | undefined
  /** What is asked of each record. */
  details: readonly Field[]
  /** Of what none was found. */
  number?: string | undefined
  limit: number
}

/** What a tool has found, with how many there are and what they come to. */
export function writeFound(found: FoundRecords, written: Written, asker: Asker): LookedUp {
  const { facts, total, instead, refusal, note, roleLimit } = found
  const notes = [refusal, roleLimit, note].flatMap((one) => one ?? [])
  if (refusal !== undefined) return { facts: [], notes }
  if (total === 0)
    return {
      facts: (instead?.facts ?? []).map((fact) =>
        lineOf({ ...fact, text: `${instead?.heading}: ${fact.text}` }, written),
      ),
      notes: [...notes, noneOf(found, written, asker)],
    }
  const head = headOf(found, written, asker)
  const isCut = facts.length >= written.limit && total > facts.length
  return {
    facts: [...(head ? [{ text: head }] : []), ...facts.map((fact) => lineOf(fact, written, facts.length === 1))],
    notes: isCut ? [...notes, `Listed: ${facts.length} of ${total}. Skip them for the next ones.`] : notes,
  }
}

function noneOf({ none }: FoundRecords, { topic, state, of, number }: Written, asker: Asker): string {
  const language = languageOf(asker.locale)
  const no = none ?? `${language === 'en' ? 'No' : 'No hay'} ${nounFor(topic, knownState(state), 2, language)}`
  return `${of ? `${of}: ` : ''}${no}${number ? ` (${number})` : ''}.`
}

/** "Orders" of which state, how many and what they come to; undefined where a single record says it all. */
function headOf(found: FoundRecords, { topic, state, of }: Written, asker: Asker): string | undefined {
  const { total, heading, sum, average } = found
  const whose = of ? `${of}: ` : ''
  if (heading !== undefined) return `${whose}${heading} (${total})`
  if (total === 1) return undefined
  const counted = `${whose}${total} ${nounFor(topic, knownState(state), total, languageOf(asker.locale))}`
  return [counted, ...(sum ? [allOf(sum, topic, asker)] : []), ...(average ? [onAverage(average, asker)] : [])].join(
    ', ',
  )
}

/** What machines have run is said to be of all of them already. */
const allOf = (sum: string, topic: Topic, asker: Asker): string =>
  topic === 'hours' ? sum : inLanguage({ en: `${sum} in all`, es: `${sum} en total` }, asker)

const onAverage = (average: string, asker: Asker): string =>
  inLanguage({ en: `${average} on average`, es: `${average} de promedio` }, asker)

const knownState = (state: string | undefined) => states.find((one) => one === state)

/** A record with what is asked of it; a single one with all that is known. */
function lineOf(fact: Fact, { details: asked }: Pick<Written, 'details'>, isAlone = false): LookedUpFact {
  const { title, path, text, details = [] } = fact
  const isWanted = ({ said }: Detail) => said === 'always' || (isAlone && said === 'alone')
  const said = [...details.filter(isWanted), ...(asked.length > 0 ? answering(details, asked) : [])]
  return {
    text: said.reduce((line, one) => (line.includes(one.text) ? line : `${line}; ${one.text}`), text),
    record: { title, path },
  }
}
