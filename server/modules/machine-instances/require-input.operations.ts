import { isDay } from '../../domain/day'
import { conflict, invalid } from '../../http/problem'
import { isSerialNumber } from './instance'

/** The same words whoever has it: an owner is nobody else's business. */
export const serialTaken = () =>
  conflict('serial_taken', 'There is a machine of this model with this serial number already.')

/** @throws Problem 400 for one of blanks and dashes alone */
export function requireSerialNumber(text: string): string {
  if (isSerialNumber(text)) return text.trim()
  throw invalid([{ path: 'body.serial_number', message: 'Must hold letters or figures.' }])
}

/** @throws Problem 400 for a day that no calendar has */
export function requireDay<Day extends string | null | undefined>(day: Day): Day {
  if (typeof day !== 'string' || isDay(day)) return day
  throw invalid([{ path: 'body.in_service_on', message: 'Must be a day of the calendar.' }])
}
