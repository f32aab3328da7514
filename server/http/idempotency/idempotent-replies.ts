import { setTimeout } from 'node:timers/promises'
import type { Database, Transaction } from '../../db/connection'
import { conflict } from '../../domain/domain-error'
import type { Seal } from '../../infrastructure/sealing/seal'
import { Problem } from '../problem'
import { type Attempt, currentAttempt } from './attempt'
import { claimKey, findKey, type StoredKey, storeReply } from './idempotency-key.repository'

export interface Reply {
  status: number
  body?: unknown
  headers?: Record<string, string | number>
}

/** Another attempt committed the change while this one waited. */
class DoneByAnother extends Error {}

/** Runs first in each transaction, so that the key and the change are committed together. */
export async function claimCurrentKey(trx: Transaction): Promise<void> {
  const attempt = currentAttempt.getStore()
  if (attempt && !(await claimKey(trx, attempt))) throw new DoneByAnother()
}

/**
 * Handles a request once for each `Idempotency-Key` within 24 hours. A refused request stores neither change nor key and
 * may be repeated.
 * @returns the reply, or the stored reply of the successful attempt with the header `idempotency-replayed`
 * @throws Problem 422 when the key was used for another request; DomainError conflict when the change was stored but the
 *   process ended before it stored the reply
 */
export async function replyOnce(
  { db, seal }: { db: Database; seal: Seal },
  attempt: Attempt,
  handle: () => Promise<Reply>,
): Promise<Reply> {
  const stored = await findReplied(db, attempt)
  if (stored) return replay(stored, attempt, seal)
  try {
    const reply = await currentAttempt.run(attempt, handle)
    await storeReply(db, attempt, reply.status, seal.seal(JSON.stringify(reply.body ?? null), attempt.personId))
    return reply
  } catch (error) {
    const done = error instanceof DoneByAnother ? await findReplied(db, attempt) : undefined
    if (done) return replay(done, attempt, seal)
    throw error
  }
}

/** The other attempt has committed its change and is about to store its reply, unless its process has just ended. */
async function findReplied(db: Database, attempt: Attempt): Promise<StoredKey | undefined> {
  for (let attempts = 0; attempts < 10; attempts += 1) {
    const stored = await findKey(db, attempt)
    if (!stored || stored.status !== null) return stored
    await setTimeout(100)
  }
  return findKey(db, attempt)
}

function replay({ fingerprint, status, sealedReply }: StoredKey, attempt: Attempt, seal: Seal): Reply {
  if (!fingerprint.equals(attempt.fingerprint)) {
    throw new Problem(422, 'idempotency_key_reused', {
      en: 'This Idempotency-Key was used for another request.',
      es: 'Esta Idempotency-Key se usó para otra solicitud.',
    })
  }
  const body = sealedReply && seal.open(sealedReply, attempt.personId)
  if (status === null || !body) {
    throw conflict('already_done', {
      en: 'This has already been done. Reload the page to see the result.',
      es: 'Esto ya se hizo. Vuelva a cargar la página para ver el resultado.',
    })
  }
  return { status, body: JSON.parse(body), headers: { 'idempotency-replayed': 'true' } }
}
