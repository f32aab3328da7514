import { outbox, type WaitingEntry } from '@/shared/lib/outbox'
import type { Entry } from './entry'

const path = '/machines/hours/update'

const waitingOf = (link: string): WaitingEntry[] =>
  outbox.read().filter((entry) => entry.token === link && entry.path === path)

/** Stores the figure that is to be sent by a link, in place of an earlier one; without one, nothing is to be sent any more. */
export function storeWaitingReading(token: string, entry: Entry | undefined): void {
  for (const { id } of waitingOf(token)) if (id !== entry?.clientId) outbox.remove(id)
  if (!entry) return
  const { clientId, value, enteredAt, isReplacement, confirmed, isSaved } = entry
  outbox.put({
    id: clientId,
    personId: '',
    token,
    title: String(value),
    path,
    body: {
      ...{ token, value, client_id: clientId, confirmed },
      ...{ is_replacement: isReplacement, taken_at: enteredAt },
    },
    at: enteredAt,
    ...(isSaved && { isTaken: true }),
  })
}

/** The figure that is to be sent by a link. */
export function readWaitingReading(token: string): Entry | undefined {
  const [waiting] = waitingOf(token)
  if (!waiting) return undefined
  const { id: clientId, body, at: enteredAt, isTaken } = waiting
  const entry = {
    clientId,
    value: Reflect.get(body, 'value'),
    enteredAt,
    isReplacement: Reflect.get(body, 'is_replacement'),
    confirmed: Reflect.get(body, 'confirmed'),
    ...(isTaken && { isSaved: true }),
  }
  return asEntry(entry)
}

/** A stored figure, if it is one. */
export const asEntry = (value: unknown): Entry | undefined => (isEntry(value) ? value : undefined)

const shape = {
  clientId: 'string',
  value: 'number',
  enteredAt: 'string',
  isReplacement: 'boolean',
  confirmed: 'boolean',
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(shape).every(([name, type]) => typeof Reflect.get(value, name) === type)
