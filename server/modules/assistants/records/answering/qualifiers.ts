import { languageOf } from '../../../../domain/locale'
import { dayFor, listFor } from '../../../../record-tools/asker-text'
import type { Asker, DayPeriod } from '../../../../record-tools/record-tool'
import type { RecordQuestion, Topic } from '../record-question'

/** What was searched, behind the name of the records: " for Loader 3 since Nov 1, 2026". */
export function qualifiersOf({ topic, subjects, period, words, number }: RecordQuestion, asker: Asker): string {
  const isEnglish = languageOf(asker.locale) === 'en'
  const titles = [...new Set(subjects.map(({ title }) => title))]
  return [
    ...(titles.length > 0 ? [inLine(topic, listFor(titles, asker), isEnglish)] : []),
    ...(number ? [number] : []),
    ...(words.length > 0 ? [isEnglish ? `naming “${words.join(' ')}”` : `con «${words.join(' ')}»`] : []),
    ...(period ? [writtenPeriod(period, asker)] : []),
  ]
    .map((part) => ` ${part}`)
    .join('')
}

/** Machines are those that are named, everything else is for them. */
const inLine = (topic: Topic, titles: string, isEnglish: boolean): string =>
  topic === 'machines' ? `(${titles})` : `${isEnglish ? 'for' : 'de'} ${titles}`

function writtenPeriod({ from, to }: DayPeriod, asker: Asker): string {
  const isEnglish = languageOf(asker.locale) === 'en'
  if (from && to) {
    if (from === to) return `${isEnglish ? 'on' : 'el'} ${dayFor(from, asker)}`
    return isEnglish
      ? `from ${dayFor(from, asker)} to ${dayFor(to, asker)}`
      : `del ${dayFor(from, asker)} al ${dayFor(to, asker)}`
  }
  if (from) return `${isEnglish ? 'since' : 'desde el'} ${dayFor(from, asker)}`
  return to ? `${isEnglish ? 'until' : 'hasta el'} ${dayFor(to, asker)}` : ''
}
