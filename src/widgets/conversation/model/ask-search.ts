import type { AssistantName } from '@/entities/conversation'
import { id, pageNumber, type SearchOf, type Step, text } from '@/shared/lib/page-route'

/** What the address of an asking screen contains, so that it can be sent to a colleague. */
export const askSearch = {
  /** The machine's id. */
  machine: id,
  /** The serial number of the machine, for which some of its manuals apply. */
  serial: text,
  conversation: id,
  /** The manual that is open beside the conversation, and its page from 1. */
  manual: id,
  page: pageNumber,
  /** A question to ask at once; it leaves the address as soon as it is asked. */
  q: text,
}

export type AskSearch = SearchOf<typeof askSearch>

/**
 * Changes what it names and leaves the rest; undefined takes a thing out of the address.
 *
 * @param step `push` where the browser's Back should lead back to what was shown before; otherwise `replace`
 */
export type ChangeSearch = (change: AskSearch, step?: Step) => void

/** Goes to the screen of another assistant. */
export type ChangeAssistant = (assistant: AssistantName, search: AskSearch, step: Step) => void
