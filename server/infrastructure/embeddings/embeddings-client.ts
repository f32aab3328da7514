import { setTimeout as wait } from 'node:timers/promises'
import { backoff } from '../../domain/circuit'
import { batchesOf } from './batches'
import { EmbeddingsUnavailable, failureOf } from './embeddings-failure'
import { type Embeddings, readEmbeddings } from './read-embeddings'

export interface EmbeddingsServer {
  /** Base of the API, as in `https://api.example/v1`. */
  url: string
  model: string
  apiKey?: string | undefined
  /** Asked of the server and required of its vectors; by default those of the model. */
  dimensions?: number | undefined
}

interface EmbedOptions {
  signal: AbortSignal
  /** Time limit of one request. */
  timeoutMs: number
  /** How often a request is sent before a temporary failure is final. */
  attempts: number
}

/** A server that turns texts into vectors, by the protocol of OpenAI's embeddings API. */
export interface EmbeddingsClient {
  /** The model; vectors of different ones cannot be compared. */
  readonly model: string
  /**
   * Embeds texts, which must not be blank.
   * @throws EmbeddingsUnavailable, TextsRefused, or the signal's reason
   */
  embed(texts: readonly string[], options: EmbedOptions): Promise<Embeddings>
}

/** Several servers accept no more texts at once. */
const REQUEST_LIMITS = { count: 32, characters: 60_000 }
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024
const RETRY_MS = { first: 1000, max: 20_000 }
/** A longer wait is left to the caller. */
const MAX_WAIT_MS = 30_000

/**
 * Creates a client. The address comes from the installation's settings, so that it may be in a private network; redirects
 * are not followed, because the key is for this server alone.
 */
export function createEmbeddingsClient(
  { url, model, apiKey, dimensions }: EmbeddingsServer,
  pause: (ms: number, signal: AbortSignal) => Promise<unknown> = (ms, signal) => wait(ms, undefined, { signal }),
): EmbeddingsClient {
  const address = embeddingsAddress(url)
  const headers = { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) }

  async function request(input: readonly string[], { signal, timeoutMs }: EmbedOptions): Promise<Embeddings> {
    const timeout = AbortSignal.timeout(timeoutMs)
    // Servers that do not know base64, which is read faster, send lists of numbers.
    const body = JSON.stringify({ model, input, encoding_format: 'base64', ...(dimensions && { dimensions }) })
    try {
      const response = await fetch(address, {
        ...{ method: 'POST', headers, body, redirect: 'manual' },
        signal: AbortSignal.any([signal, timeout]),
      })
      if (response.ok) return readEmbeddings(await readBody(response), { count: input.length, dimensions })
      await response.body?.cancel()
      throw failureOf(response)
    } catch (error) {
      signal.throwIfAborted()
      if (timeout.aborted) throw unavailable(`the embeddings server did not answer within ${timeoutMs} ms`)
      // Only a failed connection is a TypeError.
      throw error instanceof TypeError ? unavailable('the embeddings server cannot be reached', error) : error
    }
  }

  async function requestWithRetries(texts: readonly string[], options: EmbedOptions): Promise<Embeddings> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await request(texts, options)
      } catch (error) {
        const isTemporary = error instanceof EmbeddingsUnavailable && error.isTemporary
        if (!isTemporary || attempt >= options.attempts) throw error
        const waitMs = error.retryAfterMs ?? backoff(attempt, RETRY_MS, Math.random())
        if (waitMs > MAX_WAIT_MS) throw error
        await pause(waitMs, options.signal)
      }
    }
  }

  return {
    model: dimensions ? `${model} (${dimensions})` : model,
    async embed(texts, options) {
      const all: Embeddings = { vectors: [], tokens: 0 }
      for (const batch of batchesOf(texts, REQUEST_LIMITS)) {
        const { vectors, tokens } = await requestWithRetries(batch, options)
        all.vectors.push(...vectors)
        all.tokens += tokens
      }
      return all
    },
  }
}

/** Some services expect a parameter, such as their version, in the address. */
function embeddingsAddress(url: string): URL {
  const address = new URL(url)
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/embeddings`
  return address
}

async function readBody({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    // Leaving the loop closes the connection.
    if (size > MAX_RESPONSE_BYTES) {
      throw new EmbeddingsUnavailable('the response of the embeddings server is too large', { isTemporary: false })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

const unavailable = (message: string, cause?: unknown) =>
  new EmbeddingsUnavailable(message, { isTemporary: true, cause })
