import type { AskSearch } from '@/widgets/conversation'
import { idOf, only, pageOf, type RawSearch, textOf } from './read'

/** What the address of an asking screen says: the machine, the conversation, the manual's page, a question to ask. */
export function parseAskSearch(raw: RawSearch): AskSearch {
  return only(raw, {
    machine: idOf(raw.machine),
    conversation: idOf(raw.conversation),
    manual: idOf(raw.manual),
    page: pageOf(raw.page),
    q: textOf(raw.q),
  })
}
