import { isDay } from '../domain/day'
import { languageOf, regionOf } from '../domain/locale'
import { figureInWords, type MeterUnit, toTenths } from '../domain/meter-figure'
import type { Text } from '../domain/text'
import { dayAt } from '../domain/time-zone'
import { writtenDay } from '../domain/written-day'
import type { Asker } from './record-tool'

type Reader = Pick<Asker, 'locale' | 'timeZone'>

export const inLanguage = (text: Text, { locale }: Pick<Asker, 'locale'>): string => text[languageOf(locale)]

/** A moment, or a day as in `2026-11-21`, as the asker writes days; in the asker's time zone. */
export function dayFor(moment: Date | string, { locale, timeZone }: Reader): string {
  const day = typeof moment === 'string' && isDay(moment) ? moment : dayAt(timeZone, new Date(moment))
  return writtenDay(day, regionOf(locale))[languageOf(locale)]
}

/** A figure of a meter, in units. */
export const figureFor = (figure: number, unit: MeterUnit, { locale }: Pick<Asker, 'locale'>): string =>
  figureInWords(toTenths(figure), unit, locale)

/** Several things in a row: "one, two and three". */
export const listFor = (items: readonly string[], { locale }: Pick<Asker, 'locale'>): string =>
  new Intl.ListFormat(languageOf(locale)).format(items)
