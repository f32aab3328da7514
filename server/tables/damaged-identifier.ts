import type { CellValue } from '../csv/table-row'
import type { Text } from '../domain/text'
import { damagedNumber, madeDate } from './cell-faults'

/** `4.51E+12`: spreadsheets write at least two digits behind the sign. */
const shortened = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i
const months =
  'jan|ene|janv|feb|févr|fev|mar|mär|mrz|mars|apr|abr|avr|may|mai|mayo|jun|juin|jul|juil|aug|ago|août|sep|sept|oct|okt|nov|dec|dez|dic|déc'
const dates = [
  new RegExp(`^\\d{1,2}[-. ]{1,2}(?:${months})\\.?(?:[-. ]{1,2}\\d{2,4})?$`, 'i'),
  new RegExp(`^(?:${months})\\.?[-. ]{1,2}(?:\\d{2}|\\d{4})$`, 'i'),
  /^\d{1,2}([/.])\d{1,2}\1(?:19|20)\d\d$/,
  /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ]00:00:00)?$/,
]

/** What a spreadsheet has done to the number of a part or machine; undefined for nothing. */
export function damageOf(text: string, value: CellValue | undefined): Text | undefined {
  if (value?.kind === 'date') return madeDate
  if (value?.kind === 'number') return value.isDamaged ? damagedNumber : undefined
  if (shortened.test(text)) return damagedNumber
  return dates.some((date) => date.test(text)) ? madeDate : undefined
}
