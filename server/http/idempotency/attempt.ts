import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomUUID } from 'node:crypto'

/** One request with an `Idempotency-Key`. */
export interface Attempt {
  id: string
  personId: string
  key: string
  operation: string
  /** A digest of the operation and its input. */
  fingerprint: Buffer
}

/** The attempt of the current request; the unit of work stores its key with the first change. */
export const currentAttempt = new AsyncLocalStorage<Attempt>()

interface KeyedRequest {
  personId: string
  key: string
  operation: string
  input: { path: unknown; query: unknown; body: unknown }
}

export const newAttempt = ({ personId, key, operation, input }: KeyedRequest): Attempt => ({
  id: randomUUID(),
  personId,
  key,
  operation,
  fingerprint: createHash('sha256')
    .update(JSON.stringify([operation, input]))
    .digest(),
})
