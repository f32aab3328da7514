import type { Language } from '../../../../languages/language'

interface Ordinals {
  /** From one to ten, in order; patterns where they have a gender. */
  words: readonly string[]
  /** What makes an ordinal of a figure, and what does where nothing is named, so that "a 10A" is no gear. */
  suffix: string
  bareSuffix: string
  /** What machines have several of, each with its number. */
  numbered: string
  /** How a gear is meant where nothing else is named, "in third", and its name. */
  inGear: string
  gear: string
}

/** By language, written by the project's authors from the grammars of the languages. */
const tables: Partial<Record<Language, Ordinals>> = {
  en: {
    words: 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' '),
    suffix: '(?:st|nd|rd|th)',
    bareSuffix: '(?:st|nd|rd|th)',
    numbered: 'gear|cylinder|position|stage',
    inGear: 'in|into',
    gear: 'gear',
  },
  es: {
    words:
      'primer[ao]? segund[ao] tercer[ao]? cuart[ao] quint[ao] sext[ao] s[ée]ptim[ao] octav[ao] noven[ao] d[ée]cim[ao]'.split(
        ' ',
      ),
    suffix: '\\.?[ªºao]',
    bareSuffix: '\\.?[ªº]',
    numbered: 'marcha|velocidad|cilindro|posici[óo]n|etapa',
    inGear: 'en|a',
    gear: 'marcha',
  },
}

/** "What goes in first?" asks for no gear, nor does "wait a second": words count alone from "third" on. */
const FIRST_BARE = 2

/**
 * The question with the ordinals of what is numbered as manuals have them: "in 4th gear" and "in fourth" are "in gear 4".
 */
export function writeOrdinals(question: string, language: Language): string {
  const table = tables[language]
  if (!table) return question
  const { words, suffix, bareSuffix, numbered, inGear, gear } = table
  const ordinal = (written: readonly string[], ending: string) =>
    `(\\d{1,2}(?=${ending}(?![\\p{L}\\d]))|${written.join('|')})(?:${ending})?`
  const named = new RegExp(`(?<![\\p{L}\\d])${ordinal(words, suffix)}\\s+(${numbered})(?!\\p{L})`, 'giu')
  const bare = ordinal(words.slice(FIRST_BARE), bareSuffix)
  const alone = new RegExp(`(?<!\\p{L})(${inGear})\\s+${bare}(?=\\s*(?:[?.!,;]|$))`, 'giu')
  const figureOf = (text: string) =>
    /\d/.test(text) ? text : words.findIndex((word) => new RegExp(`^${word}$`, 'iu').test(text)) + 1
  return question
    .replace(named, (_, text: string, noun: string) => `${noun} ${figureOf(text)}`)
    .replace(alone, (_, into: string, text: string) => `${into} ${gear} ${figureOf(text)}`)
}
