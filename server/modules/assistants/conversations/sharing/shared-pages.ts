import type { Text } from '../../../../domain/text'
import type { EmailMessage } from '../../../notifications'
import type { StoredAnswer } from '../conversation'
import { citedSources } from './shared-answer'

export interface Sight {
  /** The person who shares the answer. */
  by: string
  /** The manuals that this person may read. */
  visible: ReadonlySet<string>
  /** The manuals that the recipient can open. */
  opens: ReadonlySet<string>
  addressOf(path: string, query: Record<string, string>): string
}

/** Of as many pages an e-mail shows a picture; it names and links them all. */
const MAX_PICTURES = 5

/** The pages that an answer cites, each shown once: with a link for whoever can open it, and its places marked. */
export function sharedPages(
  answer: Pick<StoredAnswer, 'response' | 'citations'>,
  { by, visible, opens, addressOf }: Sight,
): NonNullable<EmailMessage['pages']> {
  const sources = citedSources(answer)
  const pictured = new Set<string>()
  return sources.map(({ n, manualId, manualName, page }) => {
    const label = { en: `[${n}] ${manualName}, page ${page}`, es: `[${n}] ${manualName}, página ${page}` }
    if (!visible.has(manualId)) return { label: hidden(label) }
    const url = opens.has(manualId) ? addressOf('/manuals', { manual: manualId, page: String(page) }) : undefined
    const key = `${manualId} ${page}`
    if (pictured.has(key) || pictured.size === MAX_PICTURES) return { label, url }
    pictured.add(key)
    const marks = sources.flatMap((one) => (one.manualId === manualId && one.page === page ? one.boxes : []))
    return { label, url, picture: { manualId, page, marks, readerId: by } }
  })
}

const hidden = ({ en, es }: Text): Text => ({
  en: `${en} (the sender can no longer open this manual)`,
  es: `${es} (quien lo envía ya no puede abrir este manual)`,
})
