import type { SafetyLevel } from '../../../manuals'
import type { Language } from '../../finding/languages/language'

/**
 * The signal words in each language, as in the translations of ANSI Z535.6 and ISO 3864-2 that manufacturers print; the
 * first one of each level is used in answers.
 */
const words: Record<Language, Record<SafetyLevel, readonly string[]>> = {
  en: { DANGER: ['DANGER'], WARNING: ['WARNING'], CAUTION: ['CAUTION'] },
  es: { DANGER: ['PELIGRO'], WARNING: ['ADVERTENCIA', 'ATENCIÓN'], CAUTION: ['PRECAUCIÓN', 'CUIDADO'] },
  de: { DANGER: ['GEFAHR'], WARNING: ['WARNUNG'], CAUTION: ['VORSICHT', 'ACHTUNG'] },
  fr: { DANGER: ['DANGER'], WARNING: ['AVERTISSEMENT'], CAUTION: ['ATTENTION'] },
  pt: { DANGER: ['PERIGO'], WARNING: ['ADVERTÊNCIA', 'AVISO'], CAUTION: ['CUIDADO', 'ATENÇÃO'] },
  it: { DANGER: ['PERICOLO'], WARNING: ['AVVERTENZA'], CAUTION: ['ATTENZIONE'] },
  nl: { DANGER: ['GEVAAR'], WARNING: ['WAARSCHUWING'], CAUTION: ['VOORZICHTIG'] },
  sv: { DANGER: ['FARA'], WARNING: ['VARNING'], CAUTION: ['FÖRSIKTIGHET', 'OBSERVERA'] },
  fi: { DANGER: ['VAARA'], WARNING: ['VAROITUS'], CAUTION: ['HUOMIO'] },
  da: { DANGER: ['FARE'], WARNING: ['ADVARSEL'], CAUTION: ['FORSIGTIG'] },
  no: { DANGER: ['FARE'], WARNING: ['ADVARSEL'], CAUTION: ['FORSIKTIG'] },
}

/** The signal word of a level in the language of an answer. */
export const signalWord = (level: SafetyLevel, language: Language): string => words[language][level][0] ?? level

const known = Object.values(words).flatMap((levels) => Object.values(levels).flat())
const anySignalWord = [...new Set(known), 'NOTICE'].join('|')
const before = '^[\\s⚠△!¡•*"“(]*'
const after = '[\\s:!.,)"”–-]*'
const inCapitals = new RegExp(`${before}(?:${anySignalWord})(?!\\p{L})${after}`, 'u')
/** In other letters it is a signal word only before punctuation or at the end of its line: "Warning lamp" is none. */
const standingAlone = new RegExp(
  `${before}(?:${anySignalWord})(?=[^\\S\\n]*(?:[:!.,)"”–\\n]|-(?!\\p{L})|$))${after}`,
  'iu',
)

/** The text of a notice without its leading signal word; empty if there is nothing else. */
export const withoutSignalWord = (text: string): string =>
  text.replace(inCapitals.test(text) ? inCapitals : standingAlone, '').trim()
