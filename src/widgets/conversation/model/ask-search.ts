/** What the address of an asking screen holds, so that it can be sent to a colleague. */
export type AskSearch = {
  /** The machine's id. */
  machine?: string | undefined
  conversation?: string | undefined
  /** The manual that is open beside the conversation, and its page from 1. */
  manual?: string | undefined
  page?: number | undefined
  /** A question to ask at once; it leaves the address as soon as it is asked. */
  q?: string | undefined
}

/**
 * Changes what it names and leaves the rest; undefined takes a thing out of the address.
 *
 * @param how `push` where the browser's Back should lead back to what was shown before; otherwise `replace`
 */
export type ChangeSearch = (change: AskSearch, how?: 'push' | 'replace') => void
