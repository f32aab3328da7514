import { only, type RawSearch } from './read'

/** What the address of /onboarding says: where to go on afterwards. */
export function parseNextSearch(raw: RawSearch): { next?: string } {
  return only(raw, { next: typeof raw.next === 'string' ? raw.next : undefined })
}
