import { newId } from '@/shared/lib/new-id'

/** A change that this page has asked the server for. Times are those of `Date.now()`. */
export type OwnChange = {
  sentAt: number
  /** When its answer came, or none did. */
  answered: Promise<number>
}

/** Events arrive soon after their change. */
const MAX_REMEMBERED = 200

const changes = new Map<string, OwnChange>()

/** Under which the server names a change in the events that it causes (openapi/README.md). */
export const changeHeader = 'X-Change-Id'

/** Makes a change under an id of its own, by which its events are known to be this page's. */
export async function asOwnChange(send: (id: string) => Promise<Response>): Promise<Response> {
  const id = newId()
  const answer = send(id)
  const now = () => Date.now()
  changes.set(id, { sentAt: Date.now(), answered: answer.then(now, now) })
  for (const earliest of [...changes.keys()].slice(0, -MAX_REMEMBERED)) changes.delete(earliest)
  return answer
}

/** The change of this page with an id; undefined if somebody else made it. */
export const ownChange = (id: string | undefined): OwnChange | undefined =>
  id === undefined ? undefined : changes.get(id)
