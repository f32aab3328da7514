import { DomainError } from './domain-error'
import type { Text } from './text'

/** @param seconds until the next attempt is allowed */
export const tooManyRequests = (seconds: number) =>
  new DomainError(
    'too-many-requests',
    'too_many_requests',
    {
      en: `Too many attempts. Try again in ${formatDuration(seconds).en}.`,
      es: `Demasiados intentos. Inténtelo de nuevo en ${formatDuration(seconds).es}.`,
    },
    { retryAfterSeconds: seconds },
  )

function formatDuration(seconds: number): Text {
  if (seconds === 1) return { en: 'a second', es: 'un segundo' }
  if (seconds < 60) return { en: `${seconds} seconds`, es: `${seconds} segundos` }
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? { en: 'a minute', es: 'un minuto' } : { en: `${minutes} minutes`, es: `${minutes} minutos` }
}
