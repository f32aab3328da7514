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
