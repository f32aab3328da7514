import { only, type RawSearch, textOf } from './read'

/** What the link of an e-mail carries. */
export function parseTokenSearch(raw: RawSearch): { token?: string } {
  return only(raw, { token: textOf(raw.token) })
}
