import type { Text } from '../domain/text'
import { dayFor, inLanguage } from './asker-text'
import type { Detail } from './details'
import { type Field, fieldValues } from './fields'
import type { Asker } from './record-tool'

/** Something that happened to a record. */
export interface PastEvent {
  about: readonly Field[]
  /** As in "sent", without the day. */
  what: Text
  /** Of what, for whoever asks for the event alone. */
  of?: string | undefined
  at: Date
  /** Null where nobody did it, or somebody without an account. */
  who: string | null
  reason?: string | undefined
  /** The customer's addresses, for the side that sees them. */
  emailedTo?: readonly string[] | null | undefined
  /** Whether the asker's own side did it. */
  isOwn?: boolean | undefined
}

/** Who did what, when and why: each event for whoever asks for it, and all of them in a row. */
export function eventDetails(events: readonly PastEvent[], asker: Asker): Detail[] {
  const each = events.map(
    (event): Detail => ({
      about: [...event.about, 'who', 'when', ...(event.reason ? (['reason'] as const) : [])],
      text: writeEvent(event, asker),
      said: 'asked',
      ...(event.isOwn && { isOwn: true }),
    }),
  )
  if (each.length === 0) return []
  const all = `${inLanguage(history, asker)}: ${events.map((event) => writeEvent({ ...event, of: '' }, asker)).join('; ')}`
  return [...each, { about: ['history'], text: all, said: 'alone' }]
}

const history = { en: 'history', es: 'historial' }

/** "shipped on Nov 2, 2026 by Pete Clark (“with the morning truck”)" */
function writeEvent({ what, of, at, who, reason, emailedTo }: PastEvent, asker: Asker): string {
  const day = dayFor(at, asker)
  const by = who ? inLanguage({ en: ` by ${who}`, es: ` por ${who}` }, asker) : ''
  const people = emailedTo?.join(', ')
  const mailed = people ? inLanguage({ en: `, e-mailed to ${people}`, es: `, con correo a ${people}` }, asker) : ''
  const when = inLanguage({ en: `on ${day}`, es: `el ${day}` }, asker)
  return `${inLanguage(what, asker)}${of ? ` (${of})` : ''} ${when}${by}${mailed}${reason ? ` (${quoted(reason)})` : ''}`
}

/** What somebody wrote, in the middle of a sentence, so without a full stop of its own. */
export const quoted = (text: string): string => `“${text.trim().replace(/\.$/, '')}”`

/** With what is said of fields that a record has nothing of, if they are asked for: "no note". */
export function withMissing(
  details: readonly Detail[],
  words: Partial<Record<Field, Text>>,
  asker: Asker,
): readonly Detail[] {
  const missing = fieldValues.flatMap((field): Detail[] => {
    const text = words[field]
    if (!text || details.some(({ about }) => about.includes(field))) return []
    return [{ about: [field], text: inLanguage(text, asker), said: 'nothing' }]
  })
  return [...details, ...missing]
}
