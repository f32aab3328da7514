import type { AskSearch } from '@/widgets/conversation'
import { only, pageOf, type RawSearch, textOf } from './read'

/** What the address of an asking screen says: the machine, the conversation, the manual's page, a question to ask. */
export function parseAskSearch(raw: RawSearch): AskSearch {
  return only(raw, {
    machine: textOf(raw.machine),
    conversation: textOf(raw.conversation),
    manual: textOf(raw.manual),
    page: pageOf(raw.page),
    q: textOf(raw.q),
  })
}
