import { alternatives } from './word-pattern'

/** The level of a safety notice (ANSI Z535.6, ISO 3864-2). */
export type SafetyLevel = 'DANGER' | 'WARNING' | 'CAUTION'

/**
 * The words that announce a safety notice, by language and level: those of ANSI Z535.6 and ISO 3864-2 in the translations
 * that manufacturers print. The first of each level is used in answers.
 */
export const signalWords = {
  en: { DANGER: ['DANGER'], WARNING: ['WARNING'], CAUTION: ['CAUTION'] },
  es: { DANGER: ['PELIGRO'], WARNING: ['ADVERTENCIA', 'ATENCIÓN'], CAUTION: ['PRECAUCIÓN', 'CUIDADO'] },
  fr: { DANGER: ['DANGER'], WARNING: ['AVERTISSEMENT'], CAUTION: ['ATTENTION'] },
  de: { DANGER: ['GEFAHR'], WARNING: ['WARNUNG'], CAUTION: ['VORSICHT', 'ACHTUNG'] },
  pt: { DANGER: ['PERIGO'], WARNING: ['ADVERTÊNCIA'], CAUTION: ['CUIDADO', 'ATENÇÃO'] },
  it: { DANGER: ['PERICOLO'], WARNING: ['AVVERTENZA'], CAUTION: ['ATTENZIONE'] },
  nl: { DANGER: ['GEVAAR'], WARNING: ['WAARSCHUWING'], CAUTION: ['VOORZICHTIG'] },
  sv: { DANGER: ['FARA'], WARNING: ['VARNING'], CAUTION: ['FÖRSIKTIGHET'] },
  fi: { DANGER: ['VAARA'], WARNING: ['VAROITUS'], CAUTION: ['HUOMIO'] },
  da: { DANGER: ['FARE'], WARNING: ['ADVARSEL'], CAUTION: ['FORSIGTIG'] },
  no: { DANGER: ['FARE'], WARNING: ['ADVARSEL'], CAUTION: ['FORSIKTIG'] },
} as const satisfies Record<string, Record<SafetyLevel, readonly [string, ...string[]]>>

export const safetyLevels: readonly SafetyLevel[] = ['DANGER', 'WARNING', 'CAUTION']

/** The signal words of a level in every language, as alternatives of a pattern that ignores case. */
export const signalWordsOf = (level: SafetyLevel): string =>
  alternatives(Object.values(signalWords).flatMap((levels): readonly string[] => levels[level]))

/** All signal words, as alternatives of a pattern that ignores case. */
export const anySignalWord: string = safetyLevels.map(signalWordsOf).join('|')
