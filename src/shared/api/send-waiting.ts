import { shownLanguage } from '@/shared/lib/i18n'
import { outbox, storedPersonId, type WaitingEntry } from '@/shared/lib/outbox'
import { ApiError } from './api-error'
import { authorized } from './authorized'
import { observed } from './connection'
import { environment } from './environment'
import { asOwnChange, changeHeader } from './own-changes'
import { unwrap } from './unwrap'

/** How long an entry's answer is waited for, in milliseconds. */
const patienceMs = 20_000

/** Whether another try may do better: nobody answered, or the answer says nothing about the entry. */
export function isWorthWaiting(cause: unknown): boolean {
  if (!(cause instanceof ApiError)) return cause instanceof DOMException
  return cause.status === 0 || cause.status >= 500 || [401, 408, 425, 429].includes(cause.status)
}

/**
 * Makes a call of whoever is signed in; without an answer, the entry waits on this device and is sent later under the
 * same id.
 *
 * @returns the answer; undefined if the entry waits
 */
export async function sendOrWait<Answer>(
  call: () => Promise<Answer>,
  entry: Omit<WaitingEntry, 'at' | 'personId'>,
): Promise<Answer | undefined> {
  try {
    const answer = await call()
    outbox.remove(entry.id)
    return answer
  } catch (cause) {
    const personId = storedPersonId()
    if (!personId || !isWorthWaiting(cause)) throw cause
    outbox.put({ ...entry, personId, at: new Date().toISOString() })
    return undefined
  }
}

/** Sends an entry. Throws `ApiError`. */
async function sendWaiting({ id, path, body }: WaitingEntry): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs)
  const call = asOwnChange((changeId) =>
    authorized((token) =>
      observed(
        fetch(`${environment.platformUrl}${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          signal,
          headers: {
            'Content-Type': 'application/json',
            'Accept-Language': shownLanguage(),
            'Idempotency-Key': id,
            [changeHeader]: changeId,
            ...(token !== null && { Authorization: `Bearer ${token}` }),
          },
        }),
      ),
    ),
  )
  await unwrap(call.then(asAnswer))
}

async function asAnswer(response: Response) {
  if (response.ok) return { data: true, response }
  return { error: await response.json().catch(() => undefined), response }
}

/**
 * Sends what waits of a person, the oldest first, until nobody answers; in one tab at a time. What the server does not
 * take stays, with the reason.
 *
 * @returns whether anything was taken
 */
export function sendAllWaiting(personId: string): Promise<boolean> {
  const isOwn = (entry: WaitingEntry) => entry.personId === personId && entry.refusal === undefined
  const work = async () => {
    let isAnyTaken = false
    for (const { id } of outbox.read().filter(isOwn)) {
      // Another tab, or its own form, may have sent it meanwhile.
      const entry = outbox.read().find((one) => one.id === id)
      if (!entry || !isOwn(entry)) continue
      try {
        await sendWaiting(entry)
        outbox.remove(id)
        isAnyTaken = true
      } catch (cause) {
        if (isWorthWaiting(cause)) break
        const isRefusal = cause instanceof ApiError
        if (!isRefusal) throw cause
        outbox.refuse(id, Object.values(cause.fields)[0] ?? cause.message, cause.code)
      }
    }
    return isAnyTaken
  }
  // Without HTTPS there are no locks; the server still stores each id once.
  return globalThis.navigator?.locks ? navigator.locks.request('outbox', work) : work()
}
