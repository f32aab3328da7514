import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { ownChange } from './own-changes'
import { type Changed, readAgain } from './read-again'

/** For how long the changes after one that was read are collected, in milliseconds. */
const COLLECT_MS = 1500

interface Round {
  /** Resolves when it was read and changes are no longer collected. */
  over: Promise<unknown>
  /** What is read then, if anything has changed meanwhile. */
  next?: Promise<void>
}

const rounds = new WeakMap<QueryClient, Map<string, Round>>()

/**
 * Reads again what is shown under a key after an event of a room has reported a change, as `readAgain` does. But what
 * others change within a moment, or while what they changed before is being read, is read once, afterwards: a job may
 * report hundreds of changes, each of which would abort the reads of the one before.
 */
export async function readPaced(client: QueryClient, queryKey: QueryKey, changed: Changed): Promise<void> {
  if (changed.at !== undefined || ownChange(changed.changeId)) return readAgain(client, queryKey, changed)
  const byKey = rounds.get(client) ?? new Map<string, Round>()
  rounds.set(client, byKey)
  const key = hashKey(queryKey)
  const current = byKey.get(key)
  if (!current) return begin()
  current.next ??= current.over.then(begin)
  return current.next

  function begin(): Promise<void> {
    const read = readAgain(client, queryKey, {})
    const round: Round = { over: Promise.all([read, new Promise((resolve) => setTimeout(resolve, COLLECT_MS))]) }
    byKey.set(key, round)
    void round.over.then(() => {
      if (!round.next) byKey.delete(key)
    })
    return read
  }
}
