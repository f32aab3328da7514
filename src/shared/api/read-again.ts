import type { Mutation, MutationCache, Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { hasEarlyAnswers } from './early-calls'
import { ownChange } from './own-changes'

const startedAt = new WeakMap<Query, number>()

/** Remembers when each query was asked for last, for `readAgain`. */
export function trackReads(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return
    // Its answer may be one that was asked for together with the document.
    startedAt.set(event.query, hasEarlyAnswers() ? performance.timeOrigin : Date.now())
  })
}

/** What is known of a change: which one it was, or when, in milliseconds of `Date.now()`. */
export type Changed = { changeId?: string | undefined; at?: number | undefined }

/**
 * Reads again what is shown under a key after an event has reported a change. A change of this page is read once: the
 * event waits for the mutation that made it, and what that has asked for since is current, in whichever order event and
 * answer arrive. What somebody else changed is read at once.
 */
export async function readAgain(client: QueryClient, queryKey: QueryKey, { changeId, at }: Changed): Promise<void> {
  const own = ownChange(changeId)
  const changedAt = own ? await own.answered : (at ?? Number.POSITIVE_INFINITY)
  if (own) await whenSettled(client.getMutationCache(), own.sentAt)
  const isOlder = (query: Query) => (startedAt.get(query) ?? Number.NEGATIVE_INFINITY) < changedAt
  await client.invalidateQueries({ queryKey, predicate: isOlder })
}

/** Resolves when the mutation has settled that a request belongs to: the last one that had begun when it was sent. */
async function whenSettled(cache: MutationCache, sentAt: number): Promise<void> {
  const begunBefore = cache.getAll().filter(({ state }) => state.submittedAt <= sentAt)
  const asking = begunBefore.toSorted((one, other) => one.state.submittedAt - other.state.submittedAt).at(-1)
  if (!asking || !isPending(asking)) return
  await new Promise<void>((resolve) => {
    const stop = cache.subscribe(() => {
      if (isPending(asking)) return
      stop()
      resolve()
    })
  })
}

const isPending = ({ state }: Mutation<unknown, Error, unknown, unknown>) => state.status === 'pending'
