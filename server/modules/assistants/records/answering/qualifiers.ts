import { languageOf } from '../../../../domain/locale'
import { listFor, periodFor } from '../../../../record-tools/asker-text'
import type { Asker } from '../../../../record-tools/record-tool'
import type { RecordQuestion, Topic } from '../record-question'

/** What was searched, behind the name of the records: " for Loader 3 since Nov 1, 2026". */
export function qualifiersOf(
  { topic, subjects, period, amount, words, number, person, skip, limits }: RecordQuestion,
  asker: Asker,
): string {
  const isEnglish = languageOf(asker.locale) === 'en'
  const titles = [...new Set(subjects.map(({ title }) => title))]
  return [
    ...(titles.length > 0 ? [inLine(topic, listFor(titles, asker), isEnglish)] : []),
    ...(person ? [`${isEnglish ? 'by' : 'de'} ${person.join(' ')}`] : []),
    ...(number ? [skip > 0 ? `${isEnglish ? 'before' : 'antes de'} ${number}` : number] : []),
    ...limitsFor(limits, asker, isEnglish),
    ...(words.length > 0 ? [isEnglish ? `naming “${words.join(' ')}”` : `con «${words.join(' ')}»`] : []),
    ...(amount ? [amount.title] : []),
    ...(period ? [periodFor(period, asker)] : []),
  ]
    .map((part) => ` ${part}`)
    .join('')
}

/** "over 3,000" */
function limitsFor({ over, under }: RecordQuestion['limits'], { locale }: Asker, isEnglish: boolean): string[] {
  const written = (figure: number) => new Intl.NumberFormat(locale).format(figure)
  return [
    ...(over === undefined ? [] : [`${isEnglish ? 'over' : 'por encima de'} ${written(over)}`]),
    ...(under === undefined ? [] : [`${isEnglish ? 'under' : 'por debajo de'} ${written(under)}`]),
  ]
}

/** Machines are those that are named, everything else is for them. */
const inLine = (topic: Topic, titles: string, isEnglish: boolean): string =>
  topic === 'machines' ? `(${titles})` : `${isEnglish ? 'for' : 'de'} ${titles}`
