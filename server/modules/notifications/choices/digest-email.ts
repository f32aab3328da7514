import type { EmailMessage } from '../message'
import type { DigestEntry } from './digest.repository'

interface Digest {
  to: string
  organizationId: string | null
  entries: readonly DigestEntry[]
  /** Where people choose which e-mails they get. */
  profileUrl: string
}

/** One e-mail with what would have been several. */
export function digestEmail({ to, organizationId, entries, profileUrl }: Digest): EmailMessage {
  const count = entries.length
  return {
    kind: 'digest',
    to,
    organizationId,
    subject: {
      en: count === 1 ? 'Since yesterday: one message' : `Since yesterday: ${count} messages`,
      es: count === 1 ? 'Desde ayer: un mensaje' : `Desde ayer: ${count} mensajes`,
    },
    paragraphs: [
      { en: 'This has happened since yesterday morning:', es: 'Esto ha ocurrido desde ayer por la mañana:' },
      ...entries.flatMap(({ subject, url }) => (url ? [] : [subject])),
    ],
    further: entries.flatMap(({ subject: label, url }) => (url ? [{ label, url }] : [])),
    action: { label: { en: 'Choose your e-mails', es: 'Elegir sus correos' }, url: profileUrl },
    secrets: entries.flatMap(({ secrets }) => secrets),
  }
}
