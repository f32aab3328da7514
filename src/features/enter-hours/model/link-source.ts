import { ApiError, platform, unwrap, uploadMeterPhotograph, withoutToken } from '@/shared/api'
import { readDraft, storeDraft } from './draft'
import type { AcceptedReading, Draft, Entry, HoursPortal, SentReading } from './entry'
import { isRetryable, messageOf, PhotographUnsent } from './failure'
import type { PhotographStore } from './photograph-store'

/** After this long without an answer, a bad connection counts as none; in milliseconds. */
const patienceMs = 15_000

/** Up to here the server's clock is the better one: phones are not always on time. */
const freshMs = 60_000

/** A photograph takes its time on a slow network. */
const photographPatienceMs = 90_000

const within = (signal: AbortSignal, ms = patienceMs) => AbortSignal.any([signal, AbortSignal.timeout(ms)])

/** Which machine hours are entered for, and where they go. */
export type HoursSource = {
  load: (signal: AbortSignal) => Promise<HoursPortal>
  send: (entry: Entry, signal: AbortSignal) => Promise<SentReading>
  readDraft: () => Draft | undefined
  storeDraft: (draft: Draft) => void
}

/** The machine that a link is for. It carries its own proof: whoever is signed in makes no difference. */
export const linkSource = (token: string, photographs: PhotographStore): HoursSource => ({
  load: (signal) =>
    unwrap(
      platform.GET('/machines/machine-hours-portal/{token}', {
        params: { path: { token } },
        fetch: withoutToken,
        signal: within(signal),
      }),
    ),
  send: async (entry, signal) => {
    const { value, clientId: client_id, isReplacement: is_replacement, confirmed } = entry
    const accepted = await sendWithTime(entry, (time) =>
      unwrap(
        platform.POST('/machines/hours/update', {
          body: { token, value, client_id, is_replacement, confirmed, ...time },
          fetch: withoutToken,
          signal: within(signal),
        }),
      ),
    )
    return { ...accepted, ...(await sendPhotograph(token, photographs, { clientId: client_id, signal })) }
  },
  readDraft: () => readDraft(token),
  storeDraft: (draft) => storeDraft(token, draft),
})

/**
 * Sends the photograph of a figure that was accepted, if there is one. One that the server refuses is given up: the figure
 * counts without it.
 * @throws PhotographUnsent if nobody answered
 */
async function sendPhotograph(
  token: string,
  photographs: PhotographStore,
  { clientId, signal }: { clientId: string; signal: AbortSignal },
): Promise<Pick<SentReading, 'photograph'>> {
  const file = await photographs.read()
  if (!file) return {}
  let refusal: string | undefined
  try {
    await uploadMeterPhotograph(token, { file, clientId, signal: within(signal, photographPatienceMs) })
  } catch (cause) {
    if (!(cause instanceof ApiError) || isRetryable(cause)) throw new PhotographUnsent(undefined, { cause })
    refusal = messageOf(cause)
  }
  await photographs.write(undefined)
  return { photograph: { refusal } }
}

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
