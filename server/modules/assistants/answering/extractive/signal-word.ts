import { alternatives } from '../../../../domain/word-pattern'
import { anySignalWord } from '../../../../languages/signal-words'

/** Notices of property damage, which have no level, and what some translations print instead of a signal word. */
const otherWords = ['NOTICE', 'AVISO', 'OBSERVERA']
const anyWord = `${anySignalWord}|${alternatives(otherWords)}`
const before = '^[\\s⚠△!¡•*"“(]*'
const after = '[\\s:!.,)"”–-]*'
const inCapitals = new RegExp(`${before}(?:${anyWord})(?!\\p{L})${after}`, 'u')
/** In other letters it is a signal word only before punctuation or at the end of its line: "Warning lamp" is none. */
const standingAlone = new RegExp(`${before}(?:${anyWord})(?=[^\\S\\n]*(?:[:!.,)"”–\\n]|-(?!\\p{L})|$))${after}`, 'iu')

/** The text of a notice without its leading signal word; empty if there is nothing else. */
export const withoutSignalWord = (text: string): string =>
  text.replace(inCapitals.test(text) ? inCapitals : standingAlone, '').trim()
