import type { components } from '#contract/platform'
import type { Language, Text } from '../domain/text'
import { statusTitle } from './status-title'

export type ProblemBody = components['schemas']['Problem']
export type FieldError = components['schemas']['FieldError']

/** A failed request as RFC 9457 problem details. Any other error thrown by a request is a defect of the server. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: Text | string,
    readonly errors?: FieldError[],
    readonly headers: Record<string, string | number> = {},
    /** The record's current state, for a caller who tried to change an earlier one. */
    readonly current?: Record<string, unknown>,
  ) {
    super(typeof detail === 'string' ? detail : detail.en)
  }

  toBody(requestId: string, language: Language): ProblemBody {
    return {
      type: 'about:blank',
      title: statusTitle(this.status, language),
      status: this.status,
      detail: typeof this.detail === 'string' ? this.detail : this.detail[language],
      code: this.code,
      request_id: requestId,
      ...(this.errors && { errors: this.errors }),
      ...(this.current && { current: this.current }),
    }
  }
}

export const invalid = (errors: FieldError[]) =>
  new Problem(400, 'validation_failed', errors[0]?.message ?? 'The request is not valid.', errors)

/** Clients react to this code by refreshing their token (specification, section 4). */
export const tokenNotValid = () =>
  new Problem(401, 'token_not_valid', 'token_not_valid: the access token is missing, expired or forged.')

export const forbidden = (detail = 'You are not allowed to do this.') => new Problem(403, 'forbidden', detail)

/** For callers who still use the temporary password of an invitation (behaviour, section 3). */
export const passwordChangeRequired = () =>
  new Problem(
    403,
    'password_change_required',
    'Choose your own password first. Until then, you cannot do anything else.',
  )

/** Also for records that the caller may not see (behaviour, section 3). */
export const notFound = (thing: string) => new Problem(404, 'not_found', `${thing} not found.`)

export const conflict = (code: string, detail: string) => new Problem(409, code, detail)

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
  new Problem(429, 'too_many_requests', `Too many attempts. Try again in ${formatDuration(seconds)}.`, undefined, {
    'retry-after': seconds,
  })

function formatDuration(seconds: number): string {
  if (seconds === 1) return 'a second'
  if (seconds < 60) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
