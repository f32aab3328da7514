import type { State } from '../record-question'
import type { Slots } from '../words/slots'

/** "Which links for us still work", "who can open our orders without a login"; a tracking link is one of a parcel. */
export function asksForLinks({ named, tokens, names, marks, states, fields, number, unknown }: Slots): boolean {
  if (tokens.some(({ word }) => isOfParcel.test(word))) return false
  const isLink = tokens.some(({ word }) => isLinkWord.test(word))
  if (named.has('links')) return isLink || tokens.some(({ word }) => isOpening.test(word))
  const isOwn = marks.has('own') || names.length > 0 || states.length > 0
  const isEnding = number !== undefined || tokens.some(({ word }) => isLasting.test(word))
  // "The link with Ridgeline" is its service.
  if (fields.size > 0 && !isEnding) return false
  return isLink && (isOwn || isEnding || unknown.every(({ word }) => isLinkWord.test(word)))
}

const isLinkWord = /^(?:links?|enlaces?|ligas?|vinculos?)$/

export const isOfLinks = (word: string): boolean => isLinkWord.test(word) || isLasting.test(word)

const isOfParcel = /^(?:track|tracking|parcels?|carrier|seguimiento|rastreo|paquetes?|paqueteria)$/
const isOpening =
  /^(?:open(?:ed|s)?|see[ns]?|view(?:ed)?|look|access(?:ed)?|get|gets|reach(?:ed)?|read|show[ns]?|order|ver|vean?|ven|abrir|abren?|abrirse|entrar|entran?|accede[nr]?|acceso|consultar|pedir)$/
const isLasting =
  /^(?:valid|active|work|works|working|live|public|portal|shared|guest|label|labels|qr|expire[sd]?|revoked|given|handed|created|validos?|vigentes?|activos?|sirven|funcionan|publicos?|compartidos?|etiquetas?|caducan?|caducad[oa]s?|vencen?|vencid[oa]s?|revocad[oa]s?|dimos|dieron|creados?)$/

/** Those that still open are meant, unless ended ones are asked for. */
export function linksStateOf({ tokens }: Pick<Slots, 'tokens'>): State {
  const text = tokens.map(({ word }) => word).join(' ')
  if (/\b(?:not|havent|hasnt|no|sin) (?:\w+ ){0,2}(?:expired|lapsed|revoked|caducado|vencido|revocado)/.test(text))
    return 'open'
  if (/\b(?:expired|lapsed|caducad[oa]s?|vencid[oa]s?|expirad[oa]s?)\b/.test(text)) return 'expired'
  if (/\b(?:revoked|withdrawn|cancell?ed|blocked|revocad[oa]s?|anulad[oa]s?|cancelad[oa]s?)\b/.test(text))
    return 'cancelled'
  return 'open'
}
