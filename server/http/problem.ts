import type { components } from '#contract/platform'
import type { InvalidField } from '../domain/domain-error'
import { inRegion, type Locale, languageOf, type RegionalText, regionOf } from '../domain/locale'
import type { Text } from '../domain/text'
import type { FullStore } from '../infrastructure/storage-failure'
import { statusTitle } from './status-title'

export type ProblemBody = components['schemas']['Problem']

/** A failed request as RFC 9457 problem details. Any other error thrown by a request is a defect of the server. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: Text | RegionalText,
    readonly errors?: readonly InvalidField[],
    readonly headers: Record<string, string | number> = {},
    /** The record's current state, for a caller who tried to change an earlier one. */
    readonly current?: Record<string, unknown>,
  ) {
    super(inRegion(detail, undefined).en)
  }

  toBody(requestId: string, locale: Locale): ProblemBody {
    const language = languageOf(locale)
    const write = (text: Text | RegionalText) => inRegion(text, regionOf(locale))[language]
    return {
      type: 'about:blank',
      title: statusTitle(this.status, language),
      status: this.status,
      detail: write(this.detail),
      code: this.code,
      request_id: requestId,
      ...(this.errors && { errors: this.errors.map(({ path, message }) => ({ path, message: write(message) })) }),
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

const fullTexts: Record<FullStore, Text> = {
  database: {
    en: 'The disk of the database is full. Nothing was changed; try again when it has space.',
    es: 'El disco de la base de datos está lleno. No se cambió nada; inténtelo de nuevo cuando tenga espacio.',
  },
  files: {
    en: 'The disk for files is full. Nothing was stored; try again when it has space.',
    es: 'El disco de los archivos está lleno. No se guardó nada; inténtelo de nuevo cuando tenga espacio.',
  },
}

export const storageFull = (store: FullStore, status: 503 | 507 = 507) =>
  new Problem(status, `${store}_full`, fullTexts[store])

export const filesUnusable = () =>
  new Problem(503, 'files_unavailable', {
    en: 'Files cannot be written at the moment. Nothing was stored; try again in a moment.',
    es: 'Los archivos no se pueden escribir en este momento. No se guardó nada; inténtelo de nuevo en un momento.',
  })
