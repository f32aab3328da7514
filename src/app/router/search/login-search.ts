import { oneOf, only, type RawSearch, textOf } from './read'

type LoginSearch = {
  /** Where to go on after signing in. */
  next?: string
  /** Whose account it is; the link of an invitation says so. */
  email?: string
  notice?: 'new-password'
}

export function parseLoginSearch(raw: RawSearch): LoginSearch {
  return only(raw, {
    next: typeof raw.next === 'string' ? raw.next : undefined,
    email: textOf(raw.email),
    notice: oneOf(['new-password'], raw.notice),
  })
}
