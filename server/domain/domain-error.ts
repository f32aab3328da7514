import { inRegion, type RegionalText } from './locale'
import { type RecordName, recordNotFound } from './record-names'
import type { Text } from './text'

/** Why a rule refuses a request. `http/error-handler.ts` maps each kind to an HTTP status; jobs and webhooks use it too. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'unsupported-file'
  | 'unprocessable'
  | 'too-many-requests'
  | 'unavailable'

export interface InvalidField {
  /** As the client sent it, such as `body.email`. */
  path: string
  message: Text | RegionalText
}

interface Details {
  /** One for each invalid field. */
  fields?: readonly InvalidField[]
  /** The record's current state, for a caller who tried to change an earlier one. */
  current?: Record<string, unknown>
  /** When the same request may succeed. */
  retryAfterSeconds?: number
}

/** A rule of the domain refuses a request; nothing of it was stored. */
export class DomainError extends Error {
  /** As it is written where nothing is known of its reader's region. */
  readonly text: Text

  constructor(
    readonly kind: RefusalKind,
    readonly code: string,
    readonly said: Text | RegionalText,
    readonly details: Details = {},
  ) {
    const text = inRegion(said, undefined)
    super(text.en)
    this.text = text
  }
}

/** Also for records that the caller may not see (behaviour, section 3). */
export const notFound = (record: RecordName) => new DomainError('not-found', 'not_found', recordNotFound(record))

export const forbidden = (
  text: Text = { en: 'You are not allowed to do this.', es: 'No tiene permiso para hacer esto.' },
) => new DomainError('forbidden', 'forbidden', text)

export const conflict = (code: string, text: Text | RegionalText, current?: Record<string, unknown>) =>
  new DomainError('conflict', code, text, current && { current })

/** Someone else has changed a record since it was read. */
export const changedMeanwhile = (current: Record<string, unknown> | undefined) =>
  conflict(
    'changed_meanwhile',
    {
      en: 'Someone else has changed this in the meantime. Check what has changed, then try again.',
      es: 'Otra persona lo ha cambiado mientras tanto. Compruebe qué ha cambiado y vuelva a intentarlo.',
    },
    current,
  )

/** For a name or number in one field that another record already has. */
export const taken = (code: string, field: InvalidField) =>
  new DomainError('conflict', code, field.message, { fields: [field] })

/** @param fields the message of the first one is used for the whole error */
export const invalid = (...fields: [InvalidField, ...InvalidField[]]) =>
  new DomainError('invalid', 'validation_failed', fields[0].message, { fields })

/** Clients react to this code by refreshing their token (specification, section 4). */
export const tokenNotValid = () =>
  new DomainError('unauthenticated', 'token_not_valid', {
    en: 'token_not_valid: the access token is missing, expired or forged.',
    es: 'token_not_valid: el token de acceso falta, ha caducado o es falso.',
  })

/** For one-time links: the same error whether the link was used, has expired or never existed. */
export const linkExpired = () =>
  new DomainError('gone', 'link_expired', {
    en: 'This link has expired or was already used. Ask for a new one.',
    es: 'Este enlace ha caducado o ya se usó. Pida uno nuevo.',
  })
