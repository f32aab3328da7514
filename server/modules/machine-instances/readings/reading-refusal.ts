import { conflict, type DomainError, invalid } from '../../../domain/domain-error'
import { localeOf, type Region, type RegionalText } from '../../../domain/locale'
import { figureInWords, type MeterUnit } from '../../../domain/meter-figure'
import type { Language, Text } from '../../../domain/text'
import { dayAt, type TimeZone } from '../../../domain/time-zone'
import { writtenDay } from '../../../domain/written-day'
import type { Refusal, ValidReading } from './reading'

/** How the figures of a meter are written: in its unit, and with the days of its owner. */
interface MeterTerms {
  unit: MeterUnit
  timeZone: TimeZone
}

/** Why a reading was not recorded, with the figures: for a person, or for a row of a report. */
export function refusalText(refusal: Refusal, { unit, timeZone }: MeterTerms, region?: Region): Text {
  const day = ({ takenAt }: ValidReading) => writtenDay(dayAt(timeZone, takenAt), region)
  const figure = (tenths: number, language: Language) => figureInWords(tenths, unit, localeOf(language, region))
  switch (refusal.outcome) {
    case 'in_future':
      return { en: 'A reading cannot be taken in the future.', es: 'Una lectura no puede ser del futuro.' }
    case 'lower_than_last': {
      const { last } = refusal
      return {
        en: `The meter already showed ${figure(last.value, 'en')} on ${day(last).en}. A lower reading is accepted only as the first of a new meter.`,
        es: `El contador ya marcaba ${figure(last.value, 'es')} el ${day(last).es}. Una lectura menor solo se acepta como la primera de un contador nuevo.`,
      }
    }
    case 'higher_than_next': {
      const { next } = refusal
      return {
        en: `The meter showed ${figure(next.value, 'en')} on ${day(next).en}. It cannot have shown more before.`,
        es: `El contador marcaba ${figure(next.value, 'es')} el ${day(next).es}. No puede haber marcado más antes.`,
      }
    }
    case 'jump': {
      const { gained, possible, last } = refusal
      const entered = last.value + gained
      return {
        en: `The meter can have run ${figure(possible, 'en')} at most since ${day(last).en}. Is ${figure(entered, 'en')} right?`,
        es: `El contador puede haber avanzado ${figure(possible, 'es')} como máximo desde el ${day(last).es}. ¿Es correcto ${figure(entered, 'es')}?`,
      }
    }
  }
}

/** A refusal as whoever entered the reading receives it. */
export function readingRefused(refusal: Refusal, meter: MeterTerms): DomainError {
  const message: RegionalText = (region) => refusalText(refusal, meter, region)
  return refusal.outcome === 'in_future'
    ? invalid({ path: 'body.taken_at', message })
    : conflict(refusal.outcome, message)
}

/** Why the first reading of a new meter cannot be voided yet. */
export function neededByLater(last: ValidReading, next: ValidReading, { unit, timeZone }: MeterTerms): DomainError {
  return conflict('needed_by_later', (region) => {
    const day = writtenDay(dayAt(timeZone, next.takenAt), region)
    const write = ({ value }: ValidReading, language: Language) =>
      figureInWords(value, unit, localeOf(language, region))
    return {
      en: `Without it, the meter would have fallen from ${write(last, 'en')} to ${write(next, 'en')} on ${day.en}. Void the readings after it first.`,
      es: `Sin ella, el contador habría bajado de ${write(last, 'es')} a ${write(next, 'es')} el ${day.es}. Anule antes las lecturas posteriores.`,
    }
  })
}
