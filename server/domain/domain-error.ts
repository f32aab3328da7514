import type { Text } from './text'
import { type Thing, thingNotFound } from './things'

/** Why a rule refuses: each kind is one HTTP status (`http/error-handler.ts`) and means the same to a job or a webhook. */
export type RefusalKind = 'invalid' | 'forbidden' | 'not-found' | 'conflict' | 'gone' | 'unavailable'

export interface FieldFault {
  /** As the client sent it, such as `body.email`. */
  path: string
  message: Text
}

interface Details {
  /** One for each field at fault. */
  fields?: readonly FieldFault[]
  /** What the record is like now, for whoever tried to change an earlier state of it. */
  current?: Record<string, unknown>
}

/** A rule of the domain refuses what was asked for. Nothing of it was stored. */
export class DomainError extends Error {
  constructor(
    readonly kind: RefusalKind,
    readonly code: string,
    readonly text: Text,
    readonly details: Details = {},
  ) {
    super(text.en)
  }
}

/** Also for what the caller may not see (behaviour, section 3). */
export const notFound = (thing: Thing) => new DomainError('not-found', 'not_found', thingNotFound(thing))

export const forbidden = (
  text: Text = { en: 'You are not allowed to do this.', es: 'No tiene permiso para hacer esto.' },
) => new DomainError('forbidden', 'forbidden', text)

export const conflict = (code: string, text: Text, current?: Record<string, unknown>) =>
  new DomainError('conflict', code, text, current && { current })

/** @param fields at least one; the first one's message is the message of the whole */
export const invalid = (...fields: [FieldFault, ...FieldFault[]]) =>
  new DomainError('invalid', 'validation_failed', fields[0].message, { fields })

/** For a link that works once: the same answer whether it was used, has expired or never existed. */
export const linkExpired = () =>
  new DomainError('gone', 'link_expired', {
    en: 'This link has expired or was used already. Ask for a new one.',
    es: 'Este enlace ha caducado o ya se usó. Pida uno nuevo.',
  })
