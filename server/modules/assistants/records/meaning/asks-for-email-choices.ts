import type { Slots } from '../words/slots'

/** "What e-mails do I get", "am I notified of shipments", but not "did I get an e-mail from Northfield". */
export function asksForEmailChoices({ named, tokens, names, period, number }: Slots): boolean {
  if (period || number || names.length > 0) return false
  if (named.has('email_choices')) return true
  const words = tokens.map(({ word }) => word)
  return getsMails(words) || [isMail, isChoice, isOneself].every((one) => words.some((word) => one.test(word)))
}

/** Whether somebody asks what they get, which no manual says, however often that is. */
export const getsMails = (words: readonly string[]): boolean =>
  words.some((word) => isMail.test(word)) && !isRequest.test(words[0] ?? '') && isGetting.test(words.join(' '))

const isMail =
  /^(?:e-?mails?|mails?|mailed|correos?|notifications?|notified|notify|avisos?|avisan|avisen|notificaciones|notificacion|notifican)$/
const isChoice =
  /^(?:settings?|preferences?|choices?|options?|subscriptions?|subscribed|choose|chosen|chose|preferencias?|ajustes|opciones|configuracion|configurados?|suscripciones|suscrit[oa]|elegi|elegido)$/
const isOneself = /^(?:i|me|my|im|ive|mi|mis|yo|tengo|estoy|elegi)$/
const isRequest = /^(?:send|show|give|forward|manda|mandame|envia|enviame|muestra|muestrame)$/

/** In the present: what somebody got is a message. */
const isGetting =
  /\b(?:(?:do|will|should|can|would) i (?:\w+ )?(?:get|receive|have)|am i (?:\w+ )?(?:get|getting|notified|receiving|mailed|told)|i (?:get|receive|am notified|am getting)|(?:sent|go|goes|come|comes|coming) to me|(?:notify|mail|e-?mail|alert) me|send me|me (?:\w+ )?(?:mandan?|mandas|llegan?|envian?|envias|avisan?|avisas|notifican?)|recibo|voy a recibir|recibire|me (?:van|va) a (?:avisar|mandar|enviar|llegar))\b/

export const isOfEmailChoices = (word: string): boolean => isMail.test(word) || isChoice.test(word)
