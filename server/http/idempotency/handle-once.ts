import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import type { Seal } from '../../infrastructure/sealing/seal'
import type { Operation } from '../contract'
import { newAttempt } from './attempt'
import { type Reply, replyOnce } from './idempotent-replies'

/** Stores replies, sealed. */
export interface Replies {
  db: Database
  seal: Seal
}

interface Request {
  path: unknown
  query: unknown
  body: unknown
  caller?: Caller
  headers: Record<string, string | string[] | undefined>
}

type Handler = (request: never) => Promise<Reply>

/** Whether the contract gives an operation the header; the generator adds it to every operation that creates something. */
export const takesIdempotencyKey = ({ parameters = [] }: Operation): boolean =>
  parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey')

/** Wraps a handler so that it runs once for each `Idempotency-Key` of a person; without a key it runs every time. */
export function handleOnce(replies: Replies, operation: string, handler: Handler): Handler {
  return (request: never) => {
    const { caller, headers, path, query, body }: Request = request
    const key = headers['idempotency-key']
    if (!caller || typeof key !== 'string') return handler(request)
    const attempt = newAttempt({ personId: caller.userId, key, operation, input: { path, query, body } })
    return replyOnce(replies, attempt, () => handler(request))
  }
}
