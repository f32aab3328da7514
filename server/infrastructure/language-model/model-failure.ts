import { parseRetryAfter } from '../retry-after'
import type { FailureKind } from './language-model'

interface Details extends ErrorOptions {
  /** How long to wait before another request, if the endpoint asks for it. */
  retryAfterMs?: number | undefined
  /** Of the response, if it was one that refuses. */
  status?: number
}

/** The language model gave no usable answer. Of prompts and responses the message has at most names of properties. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly kind: FailureKind
  readonly retryAfterMs: number | undefined
  readonly status: number | undefined

  constructor(kind: FailureKind, message: string, { retryAfterMs, status, ...options }: Details = {}) {
    super(`the language model ${message}`, options)
    this.kind = kind
    this.retryAfterMs = retryAfterMs
    this.status = status
  }
}

const temporary = new Set([408, 425, 429])
const kinds: Readonly<Record<number, FailureKind>> = { 401: 'unauthorized', 403: 'unauthorized', 413: 'too-long' }

/** As worded by OpenAI, Anthropic, Mistral, Gemini, vLLM, llama.cpp, Ollama and Text Generation Inference. */
const tooLong = /\bcontext[\s_-]*(?:length|window|size|limit)|\btokens\b|too (?:long|large)|longer than the maximum/i

export const isAboutLength = (message: string): boolean => tooLong.test(message)

/** @param message the body, of which nothing is repeated: it may contain parts of the key */
export function failureOfStatus({ status, headers }: Pick<Response, 'status' | 'headers'>, message = ''): ModelFailure {
  const answered = `answered ${status}`
  if (temporary.has(status) || (status >= 500 && status !== 501)) {
    return new ModelFailure('overloaded', answered, {
      status,
      retryAfterMs: parseRetryAfter(headers.get('retry-after')),
    })
  }
  const kind = kinds[status]
  if (kind) return new ModelFailure(kind, answered, { status })
  if ((status === 400 || status === 422) && isAboutLength(message)) {
    return new ModelFailure('too-long', `${answered}: the request is too long`, { status })
  }
  const isRedirect = status >= 300 && status <= 399
  return new ModelFailure('refused', isRedirect ? `redirects (${status}), which is not followed` : answered, { status })
}

/** What a circuit breaker counts: other failures may be due to the one request. */
const ofServer = new Set<FailureKind>(['unreachable', 'timeout', 'unauthorized', 'overloaded', 'broken-off'])

export const serverFailureIn = (error: unknown): ModelFailure | undefined =>
  error instanceof ModelFailure && ofServer.has(error.kind) ? error : undefined
