import { ApiError, platform, unwrap, withoutToken } from '@/shared/api'
import { readDraft, storeDraft } from './draft'
import type { AcceptedReading, Draft, Entry, HoursPortal } from './entry'

/** After this long without an answer, a bad connection counts as none; in milliseconds. */
const patienceMs = 15_000

/** Up to here the server's clock is the better one: phones are not always on time. */
const freshMs = 60_000

const within = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])

/** Which machine hours are entered for, and where they go. */
export type HoursSource = {
  load: (signal: AbortSignal) => Promise<HoursPortal>
  send: (entry: Entry, signal: AbortSignal) => Promise<AcceptedReading>
  readDraft: () => Draft | undefined
  storeDraft: (draft: Draft) => void
}

/** The machine that a link is for. It carries its own proof: whoever is signed in makes no difference. */
export const linkSource = (token: string): HoursSource => ({
  load: (signal) =>
    unwrap(
      platform.GET('/machines/machine-hours-portal/{token}', {
        params: { path: { token } },
        fetch: withoutToken,
        signal: within(signal),
      }),
    ),
  send: (entry, signal) => {
    const { value, clientId: client_id, isReplacement: is_replacement, confirmed } = entry
    return sendWithTime(entry, (time) =>
      unwrap(
        platform.POST('/machines/hours/update', {
          body: { token, value, client_id, is_replacement, confirmed, ...time },
          fetch: withoutToken,
          signal: within(signal),
        }),
      ),
    )
  },
  readDraft: () => readDraft(token),
  storeDraft: (draft) => storeDraft(token, draft),
})

/**
 * Sends a figure. One that had to wait includes when it was read; if the device's clock is ahead of the server's, it
 * counts as read now rather than being refused.
 */
export async function sendWithTime(
  { takenAt, enteredAt }: Entry,
  send: (time: { taken_at?: string }) => Promise<AcceptedReading>,
): Promise<AcceptedReading> {
  if (takenAt) return send({ taken_at: takenAt })
  if (Date.now() - Date.parse(enteredAt) < freshMs) return send({})
  return send({ taken_at: enteredAt }).catch((error: unknown) => {
    if (error instanceof ApiError && error.fields.taken_at !== undefined) return send({})
    throw error
  })
}
