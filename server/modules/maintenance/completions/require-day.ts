import { type Day, isDay } from '../../../domain/day'
import { invalid } from '../../../domain/domain-error'

/**
 * @param path where the day is in the request
 * @throws DomainError invalid for what is no day of the calendar
 */
export function requireDay(text: string, path: string): Day {
  if (isDay(text)) return text
  throw invalid({ path, message: { en: 'Enter a valid date.', es: 'Introduzca una fecha válida.' } })
}
