import { storageKeys } from '@/shared/config'
import { fieldOf, storedValue, wordOf } from '@/shared/lib/unknown-value'

/** Someone who comes back within this time has not been away. */
const sameVisitMs = 60 * 60_000

interface Visits {
  personId: string
  /** When they were last seen here, and the end of the visit before, in milliseconds since 1970. */
  seenAt: number
  previousAt: number | null
}

/**
 * When the visit before this one ended, as far as this device knows; undefined on the first one. A visit goes on as long as
 * no hour passes without the person opening Home.
 */
export function noteVisit(personId: string, now: number): Date | undefined {
  const before = readVisits(personId)
  const isSame = before !== undefined && now - before.seenAt < sameVisitMs
  const previousAt = isSame ? before.previousAt : (before?.seenAt ?? null)
  writeVisits({ personId, seenAt: now, previousAt })
  return previousAt === null ? undefined : new Date(previousAt)
}

function readVisits(personId: string): Visits | undefined {
  const stored = storedValue(storageKeys.lastVisit)
  return isVisits(stored) && stored.personId === personId ? stored : undefined
}

function writeVisits(visits: Visits): void {
  try {
    localStorage.setItem(storageKeys.lastVisit, JSON.stringify(visits))
  } catch {
    // A full or forbidden storage: every visit is then the first one.
  }
}

const isVisits = (stored: unknown): stored is Visits =>
  wordOf(stored, 'personId') !== undefined &&
  typeof fieldOf(stored, 'seenAt') === 'number' &&
  ['number', 'object'].includes(typeof fieldOf(stored, 'previousAt'))
