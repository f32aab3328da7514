import { ApiError, platform, unwrap, withoutToken } from '@/shared/api'
import type { AcceptedReading, Entry, HoursPortal } from './entry'

/** After this long without an answer, a bad connection counts as none; in milliseconds. */
const patienceMs = 15_000

/** Up to here the server's clock is the better one: phones are not always on time. */
const freshMs = 60_000

const within = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])

/** The machine that a link is for. It carries its own proof: whoever is signed in makes no difference. */
export const loadLink = (token: string, signal: AbortSignal): Promise<HoursPortal> =>
  unwrap(
    platform.GET('/machines/machine-hours-portal/{token}', {
      params: { path: { token } },
      fetch: withoutToken,
      signal: within(signal),
    }),
  )

/**
 * Sends a figure. One that had to wait says when it was read; where the device's clock is ahead of the server's, it
 * counts as read now rather than never.
 */
export async function sendEntry(token: string, entry: Entry, signal: AbortSignal): Promise<AcceptedReading> {
  const { value, clientId: client_id, isReplacement: is_replacement, confirmed, enteredAt } = entry
  const send = (when: { taken_at?: string }) =>
    unwrap(
      platform.POST('/machines/hours/update', {
        body: { token, value, client_id, is_replacement, confirmed, ...when },
        fetch: withoutToken,
        signal: within(signal),
      }),
    )
  if (Date.now() - Date.parse(enteredAt) < freshMs) return send({})
  return send({ taken_at: enteredAt }).catch((error: unknown) => {
    if (error instanceof ApiError && error.fields.taken_at !== undefined) return send({})
    throw error
  })
}
