import { isDay } from '../domain/day'
import { languageOf, regionOf } from '../domain/locale'
import { figureInWords, type MeterUnit, toTenths } from '../domain/meter-figure'
import type { Text } from '../domain/text'
import { dayAt } from '../domain/time-zone'
import { writtenDay } from '../domain/written-day'
import type { Asker, DayPeriod } from './record-tool'

type Reader = Pick<Asker, 'locale' | 'timeZone'>

export const inLanguage = (text: Text, { locale }: Pick<Asker, 'locale'>): string => text[languageOf(locale)]

/** A moment, or a day as in `2026-11-21`, as the asker writes days; in the asker's time zone. */
export function dayFor(moment: Date | string, { locale, timeZone }: Reader): string {
  const day = typeof moment === 'string' && isDay(moment) ? moment : dayAt(timeZone, new Date(moment))
  return writtenDay(day, regionOf(locale))[languageOf(locale)]
}

/** A month as in `2026-11`. */
export const monthFor = (month: string, { locale }: Pick<Asker, 'locale'>): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  )

/** "From Nov 1, 2026 to Nov 30, 2026", in lower case; empty for one that is open on both sides. */
export function periodFor({ from, to }: DayPeriod, asker: Reader): string {
  const [first, last] = [from && dayFor(from, asker), to && dayFor(to, asker)]
  if (first && last) {
    if (first === last) return inLanguage({ en: `on ${first}`, es: `el ${first}` }, asker)
    return inLanguage({ en: `from ${first} to ${last}`, es: `del ${first} al ${last}` }, asker)
  }
  if (first) return inLanguage({ en: `since ${first}`, es: `desde el ${first}` }, asker)
  return last ? inLanguage({ en: `until ${last}`, es: `hasta el ${last}` }, asker) : ''
}

/** A figure of a meter, in units. */
export const figureFor = (figure: number, unit: MeterUnit, { locale }: Pick<Asker, 'locale'>): string =>
  figureInWords(toTenths(figure), unit, locale)

/** Several things in a row: "one, two and three". */
export const listFor = (items: readonly string[], { locale }: Pick<Asker, 'locale'>): string =>
  new Intl.ListFormat(languageOf(locale)).format(items)
