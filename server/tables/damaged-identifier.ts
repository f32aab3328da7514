import type { CellValue } from '../csv/table-row'
import type { Text } from '../domain/text'
import { damagedNumber, likeDamagedNumber, likeMadeDate, madeDate } from './cell-faults'

/** `4.51E+12`: spreadsheets write at least two digits behind the sign. */
const shortened = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i

const day = '(?:0?[1-9]|[12]\\d|3[01])'
const year = '(?:\\d{2}|(?:19|20)\\d{2})'
const english = 'jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec'
const romance =
  'ene|janv|févr|fev|fév|mars|abr|avr|mai|mayo|juin|juil|ago|août|set|out|oct|nov|déc|dic|dez|jan|feb|mar|may|jun|jul|sep|sept'
const german = 'Jan|Feb|Mär|Mrz|Apr|Mai|Jun|Jul|Aug|Sep|Sept|Okt|Nov|Dez'

/**
 * As spreadsheets write a day and a month, and a month and a year: English ones as in Dec-10, which other programs write in
 * capitals, French and Spanish ones in small letters, German ones with a blank or a point.
 */
const dates = [
  ...[new RegExp(`^${day}[- ](?:${english})(?:[- ]${year})?$`, 'i'), new RegExp(`^(?:${english})[- ]${year}$`, 'i')],
  ...[new RegExp(`^${day}[- ](?:${romance})\\.?(?:[- ]${year})?$`), new RegExp(`^(?:${romance})\\.?[- ]${year}$`)],
  ...[
    new RegExp(`^${day}(?:\\. ?|[- ])(?:${german})\\.?(?:[- ]${year})?$`),
    new RegExp(`^(?:${german})\\.?[- ]${year}$`),
  ],
  /^\d{1,2}([/.])\d{1,2}\1(?:19|20)\d\d$/,
  /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ]00:00:00)?$/,
]

/** Hardly any other number is worth looking for all of them. */
const maybeDamaged = /^[+-]?\d{1,4}[-./ ,E]|^\p{L}{3,5}\.?[- ]\d{2}/iu

/** What a number looks like that may be one, or what a spreadsheet has made of another one. */
export function doubtOf(text: string): Text | undefined {
  if (!maybeDamaged.test(text)) return undefined
  if (shortened.test(text)) return likeDamagedNumber
  return dates.some((date) => date.test(text)) ? likeMadeDate : undefined
}

/** What a workbook has done to the number of a part or machine. A cell of text has been left as it was entered. */
export function damageOf(value: CellValue | undefined): Text | undefined {
  if (value?.kind === 'date') return madeDate
  return value?.kind === 'number' && value.isDamaged ? damagedNumber : undefined
}
