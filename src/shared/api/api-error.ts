import { shownLanguage } from '@/shared/lib/i18n'
import { fieldOf, wordOf } from '@/shared/lib/unknown-value'

/** The specification's error catalogue, section 8. Here in every language: without a network none could be loaded. */
const messages = {
  en: { failed: 'An error occurred', noAnswer: 'Network error or server did not respond.' },
  es: { failed: 'Se produjo un error', noAnswer: 'No hay conexión o el servidor no respondió.' },
}

/** The code and the text in `detail` of a 401 whose access token is expired or forged. */
const tokenNotValid = 'token_not_valid'

type Failure = { status: number; data?: unknown; message?: string; retryAfterMs?: number | undefined }

/** The one way in which a call fails. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly success = false
  /** The HTTP status; 0 when there was no answer at all. */
  readonly status: number
  /** The answer's body, a problem document where the server wrote it. */
  readonly data: unknown
  /** How long the server asks to wait before another try, in milliseconds; undefined where it does not say. */
  readonly retryAfterMs: number | undefined

  constructor({ status, data, message, retryAfterMs }: Failure) {
    super(message ?? (wordOf(data, 'detail') || wordOf(data, 'message') || messages[shownLanguage()].failed))
    this.status = status
    this.data = data
    this.retryAfterMs = retryAfterMs
  }

  /** The problem's stable word for programs, such as `invalid_credentials`. */
  get code(): string | undefined {
    return wordOf(this.data, 'code')
  }

  /** The number of the request in the server's log, to quote to support. */
  get requestId(): string | undefined {
    return wordOf(this.data, 'request_id')
  }

  /** The reason for each refused field, by the name that it has in the form: `{ email: '...' }`. */
  get fields(): Readonly<Record<string, string>> {
    const errors = fieldOf(this.data, 'errors')
    if (!Array.isArray(errors)) return {}
    return Object.fromEntries(
      errors.map((error) => [
        (wordOf(error, 'path') ?? '').replace(/^(body|query|path)\./, ''),
        wordOf(error, 'message') ?? '',
      ]),
    )
  }

  /**
   * Whether it is our server that answered: a proxy, a firewall or a hotel's network, which answers for it, writes no
   * problem document of the contract. What is concluded from an answer's status asks `isRefusal`.
   */
  get isOurs(): boolean {
    const isWritten = ['type', 'title', 'detail', 'code'].every((name) => wordOf(this.data, name) !== undefined)
    return isWritten && fieldOf(this.data, 'status') === this.status
  }

  /** Section 4: "on a 401 whose detail mentions token_not_valid, the access token is refreshed once". */
  get isTokenNotValid(): boolean {
    return this.status === 401 && (wordOf(this.data, 'detail')?.includes(tokenNotValid) ?? false)
  }
}

/**
 * Whether a page answers for our server, which answers no call of the app with one: the sign-in page of a hotel's network,
 * also with 200.
 */
export const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') === true

/** What an answer that is not 2xx says; it can still be read afterwards. */
export async function failureOf(answer: Response): Promise<ApiError> {
  const data: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return new ApiError({ status: answer.status, data })
}

/** What an answer says in `Retry-After`: seconds, or a date. */
export function retryAfterMs({ headers }: Response): number | undefined {
  const written = headers.get('retry-after')
  if (written === null) return undefined
  const ms = /^\d+(\.\d+)?$/.test(written) ? Number(written) * 1000 : Date.parse(written) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0)
}

/** "No response at all yields: Network error or server did not respond." */
export function noAnswer(): ApiError {
  return new ApiError({ status: 0, message: messages[shownLanguage()].noAnswer })
}

/**
 * Whether our server refused a call.
 *
 * @param statuses those that count; none for all refusals, 400 to 499
 */
export function isRefusal(cause: unknown, ...statuses: readonly number[]): cause is ApiError {
  if (!(cause instanceof ApiError) || !cause.isOurs) return false
  return statuses.length > 0 ? statuses.includes(cause.status) : cause.status < 500
}

/** Whether a call ended without our server's word: it may or may not have been heard. */
export function isUnanswered(cause: unknown): boolean {
  if (cause instanceof ApiError) return !cause.isOurs
  return cause instanceof DOMException && (cause.name === 'TimeoutError' || cause.name === 'AbortError')
}

/**
 * Whether the server has refused a session. Anything else, such as trouble, too many calls, no answer, or that of
 * something else, may pass.
 */
export function isSessionRefusal(cause: unknown): boolean {
  return (cause instanceof ApiError && cause.isTokenNotValid) || isRefusal(cause, 400, 401, 403)
}
