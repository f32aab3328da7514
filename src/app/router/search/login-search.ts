import { only, type RawSearch } from './read'

/** What the address of /login says: where to go on after signing in. */
export function parseLoginSearch(raw: RawSearch): { next?: string } {
  return only(raw, { next: typeof raw.next === 'string' ? raw.next : undefined })
}
