import type { components } from '#contract/platform'
import type { InvalidField } from '../domain/domain-error'
import type { Language, Text } from '../domain/text'
import { statusTitle } from './status-title'

export type ProblemBody = components['schemas']['Problem']

/** A failed request as RFC 9457 problem details. Any other error thrown by a request is a defect of the server. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: Text,
    readonly errors?: readonly InvalidField[],
    readonly headers: Record<string, string | number> = {},
    /** The record's current state, for a caller who tried to change an earlier one. */
    readonly current?: Record<string, unknown>,
  ) {
    super(detail.en)
  }

  toBody(requestId: string, language: Language): ProblemBody {
    return {
      type: 'about:blank',
      title: statusTitle(this.status, language),
      status: this.status,
      detail: this.detail[language],
      code: this.code,
      request_id: requestId,
      ...(this.errors && { errors: this.errors.map(({ path, message }) => ({ path, message: message[language] })) }),
      ...(this.current && { current: this.current }),
    }
  }
}

export const invalid = (errors: readonly InvalidField[]) =>
  new Problem(400, 'validation_failed', errors[0]?.message ?? notValid, errors)

const notValid: Text = { en: 'The request is not valid.', es: 'La solicitud no es válida.' }

/** Clients react to this code by refreshing their token (specification, section 4). */
export const tokenNotValid = () =>
  new Problem(401, 'token_not_valid', {
    en: 'token_not_valid: the access token is missing, expired or forged.',
    es: 'token_not_valid: el token de acceso falta, ha caducado o es falso.',
  })

/** For callers who still use the temporary password of an invitation (behaviour, section 3). */
export const passwordChangeRequired = () =>
  new Problem(403, 'password_change_required', {
    en: 'Choose your own password first. Until then, you cannot do anything else.',
    es: 'Elija primero su propia contraseña. Hasta entonces no puede hacer nada más.',
  })

const DATABASE_RETRY_SECONDS = 2

/** The database is unavailable or overloaded; the request was not acknowledged and may be repeated. */
export const databaseUnavailable = () =>
  new Problem(
    503,
    'database_unavailable',
    {
      en: 'The database is unavailable at the moment. Try again shortly.',
      es: 'No se puede acceder a la base de datos en este momento. Inténtelo de nuevo en un momento.',
    },
    undefined,
    { 'retry-after': DATABASE_RETRY_SECONDS },
  )

/** @param seconds until the next attempt is allowed */
export const tooManyRequests = (seconds: number) =>
  new Problem(
    429,
    'too_many_requests',
    {
      en: `Too many attempts. Try again in ${formatDuration(seconds).en}.`,
      es: `Demasiados intentos. Inténtelo de nuevo en ${formatDuration(seconds).es}.`,
    },
    undefined,
    { 'retry-after': seconds },
  )

function formatDuration(seconds: number): Text {
  if (seconds === 1) return { en: 'a second', es: 'un segundo' }
  if (seconds < 60) return { en: `${seconds} seconds`, es: `${seconds} segundos` }
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? { en: 'a minute', es: 'un minuto' } : { en: `${minutes} minutes`, es: `${minutes} minutos` }
}
