import type { components } from '#contract/platform'
import type { Language, Text } from '../domain/text'
import { statusTitle } from './status-title'

export type ProblemBody = components['schemas']['Problem']
export type FieldError = components['schemas']['FieldError']

/** A failed request as RFC 9457 problem details. Anything thrown that becomes none of these is a defect of the server. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: Text | string,
    readonly errors?: FieldError[],
    readonly headers: Record<string, string | number> = {},
    /** The present state of the record, where the caller tried to change an earlier one. */
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

/** The code and the words that tell a client to refresh its token (specification, section 4). */
export const tokenNotValid = () =>
  new Problem(401, 'token_not_valid', 'token_not_valid: the access token is missing, expired or forged.')

export const forbidden = (detail = 'You are not allowed to do this.') => new Problem(403, 'forbidden', detail)

/** For whoever still has the temporary password of an invitation (behaviour, section 3). */
export const passwordChangeRequired = () =>
  new Problem(
    403,
    'password_change_required',
    'Choose your own password first. Until then nothing else is open to you.',
  )

/** Also the answer for what the caller may not see (behaviour, section 3). */
export const notFound = (thing: string) => new Problem(404, 'not_found', `${thing} not found.`)

export const conflict = (code: string, detail: string) => new Problem(409, code, detail)

const DATABASE_RETRY_SECONDS = 2

/** The database is away or overloaded: nothing of the request was acknowledged, and it may be sent again. */
export const databaseUnavailable = () =>
  new Problem(
    503,
    'database_unavailable',
    {
      en: 'The database cannot be reached just now. Try again in a moment.',
      es: 'No se puede acceder a la base de datos en este momento. Inténtelo de nuevo en un momento.',
    },
    undefined,
    { 'retry-after': DATABASE_RETRY_SECONDS },
  )

/** @param seconds until a further try is let through */
export const tooManyRequests = (seconds: number) =>
  new Problem(429, 'too_many_requests', `Too many attempts. Try again in ${inWords(seconds)}.`, undefined, {
    'retry-after': seconds,
  })

function inWords(seconds: number): string {
  if (seconds === 1) return 'a second'
  if (seconds < 60) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
