import { shownLocale } from '@/shared/lib/i18n'
import { isSentBy, outbox, type Sender, storedPersonId, type WaitingEntry } from '@/shared/lib/outbox'
import { ApiError, failureOf, isRefusal } from './api-error'
import { authorized } from './authorized'
import { observed } from './connection'
import { environment } from './environment'
import { asOwnChange, changeHeader } from './own-changes'
import { unwrap } from './unwrap'

/** How long an entry's answer is waited for, in milliseconds; that of an assistant is found and written first. */
const patienceMs = { platform: 20_000, assistants: 120_000, parts: 120_000 }

/** Whether another try may do better: nobody answered, or the answer says nothing about the entry. */
export function isWorthWaiting(cause: unknown): boolean {
  if (!(cause instanceof ApiError)) return cause instanceof DOMException
  // It is this question that takes too long.
  if (cause.code === 'answer_timeout') return false
  return !isRefusal(cause) || [401, 408, 425, 429].includes(cause.status)
}

/**
 * Makes a call of whoever is signed in, or of the holder of the entry's link; without an answer, the entry waits on this
 * device and is sent later under the same id.
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
    const personId = entry.token === undefined ? storedPersonId() : ''
    if (personId === undefined || !isWorthWaiting(cause)) throw cause
    outbox.put({ ...entry, personId, at: new Date().toISOString() })
    return undefined
  }
}

const baseUrls = {
  platform: environment.platformUrl,
  assistants: environment.assistantsUrl,
  parts: environment.partsUrl,
}

/** Sends an entry. Throws `ApiError`. */
async function sendWaiting({ id, path, api, body, token: linkToken }: WaitingEntry): Promise<unknown> {
  const signal = AbortSignal.timeout(patienceMs[api ?? 'platform'])
  const base = baseUrls[api ?? 'platform']
  const send = (headers: Record<string, string>) =>
    observed(
      fetch(`${base}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        signal,
        headers: {
          'Content-Type': 'application/json',
          'Accept-Language': shownLocale(),
          'Idempotency-Key': id,
          ...headers,
        },
      }),
    )
  const call =
    linkToken === undefined
      ? asOwnChange((changeId) =>
          authorized((token) =>
            send({ [changeHeader]: changeId, ...(token !== null && { Authorization: `Bearer ${token}` }) }),
          ),
        )
      : send({})
  return unwrap(call.then(asAnswer))
}

async function asAnswer(response: Response) {
  if (!response.ok) return { error: (await failureOf(response)).data, response }
  // Without JSON it is the answer of something else, such as the sign-in page of a hotel's network.
  const data: unknown = response.status === 204 ? null : await response.json()
  return { data, response }
}

type SentListener = (id: string, answer: unknown) => void

const sentListeners = new Set<SentListener>()

/** Calls back with the server's answer to each entry that is sent here after it waited. @returns ends that */
export function onWaitingSent(listener: SentListener): () => void {
  sentListeners.add(listener)
  return () => sentListeners.delete(listener)
}

/** A network that is there again is noticed in several ways at once. */
let lastPass: Promise<unknown> = Promise.resolve()

/**
 * Sends what waits of a sender, the oldest first, until nobody answers; in one tab at a time. What the server does not
 * take stays, with the reason.
 *
 * @returns whether anything was taken
 */
export function sendAllWaiting(sender: Sender): Promise<boolean> {
  const isOwn = (entry: WaitingEntry) => isSentBy(sender, entry) && entry.refusal === undefined
  const work = async () => {
    let isAnyTaken = false
    for (const { id } of outbox.read().filter(isOwn)) {
      // Another tab, or its own form, may have sent it meanwhile.
      const entry = outbox.read().find((one) => one.id === id)
      if (!entry || !isOwn(entry)) continue
      try {
        const answer = await sendWaiting(entry)
        for (const listener of sentListeners) listener(id, answer)
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
  // Without HTTPS there are no locks between tabs; the server still stores each id once.
  const pass = lastPass.then(() => (globalThis.navigator?.locks ? navigator.locks.request('outbox', work) : work()))
  lastPass = pass.catch(() => undefined)
  return pass
}
