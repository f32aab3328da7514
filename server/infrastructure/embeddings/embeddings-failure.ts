import { parseRetryAfter } from '../retry-after'

interface FailureOptions extends ErrorOptions {
  /** Whether the same request may succeed a little later. */
  isTemporary: boolean
  /** How long the server asks to wait. */
  retryAfterMs?: number | undefined
  /** Whether it certainly does not depend on the texts, such as a wrong key or a limit of requests. */
  concernsAnyText?: boolean
}

/** The server cannot be used at present: it is unreachable, overloaded, set up differently, or its response is invalid. */
export class EmbeddingsUnavailable extends Error {
  override readonly name = 'EmbeddingsUnavailable'
  readonly isTemporary: boolean
  readonly retryAfterMs: number | undefined
  readonly concernsAnyText: boolean

  constructor(message: string, { isTemporary, retryAfterMs, concernsAnyText = false, ...options }: FailureOptions) {
    super(message, options)
    this.isTemporary = isTemporary
    this.retryAfterMs = retryAfterMs
    this.concernsAnyText = concernsAnyText
  }
}

/** What a circuit breaker counts: a refusal of texts says nothing about the server. */
export const unavailabilityIn = (error: unknown): EmbeddingsUnavailable | undefined =>
  error instanceof EmbeddingsUnavailable ? error : undefined

/** The server refuses these texts, for example because they are too many or one is too long. */
export class TextsRefused extends Error {
  override readonly name = 'TextsRefused'
}

const temporary = new Set([408, 425, 429])
const refusals = new Set([400, 413, 422])

/** Contains nothing of the body, which may repeat parts of the key. */
export function failureOf({ status, headers }: Pick<Response, 'status' | 'headers'>): Error {
  if (refusals.has(status)) return new TextsRefused(`the embeddings server refused the texts (${status})`)
  const isRedirect = status >= 300 && status <= 399
  const retryAfterMs = parseRetryAfter(headers.get('retry-after'))
  return new EmbeddingsUnavailable(
    isRedirect
      ? `the embeddings server redirects (${status}), which is not followed`
      : `the embeddings server answered ${status}`,
    {
      isTemporary: temporary.has(status) || status >= 500,
      retryAfterMs,
      concernsAnyText: status < 500 || retryAfterMs !== undefined,
    },
  )
}
