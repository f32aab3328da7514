import { backoff } from '../../domain/circuit'
import { failureOfStatus, ModelFailure } from './model-failure'

/** Replaced in tests. */
export interface Surroundings {
  pause: (ms: number, signal: AbortSignal | undefined) => Promise<unknown>
  /** In milliseconds. */
  now: () => number
  random: () => number
}

type Send = typeof fetch
type Wait = <Value>(value: Promise<Value>) => Promise<Value>

const ATTEMPTS = 3
const RETRY_MS = { first: 500, max: 8000 }
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024
/** Enough for the message of a refusal. */
const MAX_REFUSAL_BYTES = 64 * 1024

/**
 * A `fetch` for the requests of a model. It repeats what fails temporarily before the first byte, ends a request of which
 * no byte arrives for `timeoutMs`, limits the size of a response, and follows no redirect, because the key is for this
 * server alone. Node itself allows at most five minutes between bytes.
 * @throws ModelFailure for whatever is no response of 200, also while the body is read, or the signal's reason
 */
export function createModelFetch(timeoutMs: number, { pause, now, random }: Surroundings): Send {
  return async (address, init = {}) => {
    const signal = init.signal ?? undefined
    const deadline = now() + timeoutMs
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(address, init, timeoutMs)
      } catch (error) {
        if (attempt >= ATTEMPTS || !isTemporary(error)) throw error
        const waitMs = error.retryAfterMs ?? backoff(attempt, RETRY_MS, random())
        if (now() + waitMs >= deadline) throw error
        await pause(waitMs, signal)
      }
    }
  }
}

/** A response that breaks off before its first byte is a failed connection. */
const isTemporary = (error: unknown): error is ModelFailure =>
  error instanceof ModelFailure && ['overloaded', 'unreachable', 'broken-off'].includes(error.kind)

async function send(address: Parameters<Send>[0], init: RequestInit, timeoutMs: number): Promise<Response> {
  const connection = new AbortController()
  const signal = init.signal ? AbortSignal.any([init.signal, connection.signal]) : connection.signal
  const wait: Wait = async (bytes) => {
    const timer = setTimeout(
      () => connection.abort(new ModelFailure('timeout', `sent nothing for ${timeoutMs} ms`)),
      timeoutMs,
    )
    try {
      return await bytes
    } finally {
      clearTimeout(timer)
    }
  }
  const response = await wait(fetch(address, { ...init, redirect: 'manual', signal })).catch((error) => {
    throw connectionFailure('unreachable', 'cannot be reached', error)
  })
  const chunks = readChunks(response.body, wait)
  if (!response.ok) throw failureOfStatus(response, await readBeginning(chunks))
  if (response.headers.get('content-type')?.includes('text/html')) {
    connection.abort()
    throw new ModelFailure('garbled', 'answered with a web page: its address is probably wrong')
  }
  const { status, headers } = response
  const body = streamOf(await chunks.next(), chunks, () => connection.abort())
  return new Response(body, { status, headers })
}

async function* readChunks(body: ReadableStream<Uint8Array> | null, wait: Wait): AsyncGenerator<Uint8Array, undefined> {
  if (!body) return
  const reader = body.getReader()
  let size = 0
  try {
    for (let read = await wait(reader.read()); !read.done; read = await wait(reader.read())) {
      size += read.value.length
      if (size > MAX_RESPONSE_BYTES) throw new ModelFailure('garbled', 'sent a response that is too large')
      yield read.value
    }
  } catch (error) {
    throw connectionFailure('broken-off', 'broke off its response', error)
  } finally {
    // Closes the connection of a response that is not read to its end.
    await reader.cancel().catch(() => undefined)
  }
}

async function readBeginning(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of chunks) {
      read.push(chunk)
      size += chunk.length
      if (size > MAX_REFUSAL_BYTES) break
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    // The status says enough.
  }
  return Buffer.concat(read).toString()
}

function streamOf(
  first: IteratorResult<Uint8Array, undefined>,
  rest: AsyncGenerator<Uint8Array, undefined>,
  cancel: () => void,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (first.done) controller.close()
      else controller.enqueue(first.value)
    },
    async pull(controller) {
      const { done, value } = await rest.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel,
  })
}

/** Only a failed connection is a TypeError; whatever else there is, such as the signal's reason, stays what it is. */
function connectionFailure(kind: 'unreachable' | 'broken-off', message: string, error: unknown): unknown {
  if (!(error instanceof TypeError)) return error
  const code = Object(error.cause).code
  const isTimeout = code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT'
  return isTimeout
    ? new ModelFailure('timeout', 'sent nothing for minutes')
    : new ModelFailure(kind, message, { cause: error })
}
