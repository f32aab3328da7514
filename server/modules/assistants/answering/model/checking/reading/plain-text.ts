import type { Language } from '../../../../../../languages/language'
import { languageData } from '../../../../../../languages/language-data'
import { valueOfNumber } from '../../../../../../languages/number-values'
import { isIndefinite } from '../../../../../../languages/numerals'
import { normalise } from '../../../../../../languages/text/normalise'
import { unitOf } from '../../../../../../languages/text/unit'
import { withPlainUnits } from '../../../../finding/question/measure'
import { writeNumbers } from '../../../../finding/question/spelled-number'
import { withPeriods } from './periods'

const doubleQuotes = /''|["”″“„«»]/gu
const feet = /(?<=\d ?)['’′´](?![\p{L}\d'’′])/gu
/** "120ºF" with the sign of ordinals; "80°" alone. */
const degreeSign = /(?<=\d ?)º(?= ?[CF]?(?![\p{L}\d]))/gu
const scale =
  /(?:degree|(?<=\d ?)deg\.?|(?<=\d ?)degrees?|(?<=\d ?)grados?|(?<=\d ?)graus?|(?<=\d ?)grad|(?<=\d ?)gradi) ?(c(?:elsius)?|f(?:ahrenheit)?)(?![a-z\d])/g
/** "Megohms", "kilo-ohm" */
const resistance = /\b(kilo?|mega?)[- ]?ohms?\b/gi
/** In small letters, "a" is a word of several languages; before a figure it is one in capitals, too. */
const amperes = /(?<=\d ?)A(?![\p{L}\d]| ?\d)/gu
const fluidOunces = /\b(?:fluid|fl\.?) ?(?:oz\.?|ounces?)(?![a-z])/gi
/** "Pound-feet", "inch pounds"; "weight in pounds" is none. */
const torques = /(?<!\p{L})(?:(?:foot|feet|ft)[- ]?pounds?|pounds?[- ]?(?:foot|feet|ft))(?!\p{L})/giu
const smallTorques =
  /(?<!\p{L})(?:inch(?:es)?[- ]?pounds?|in-pounds?|(?<=\d ?)in pounds?|pounds?(?:[- ]?inch(?:es)?|-in))(?!\p{L})/giu
/** "Pi-lb" and "po-lb" of French. */
const frenchTorque = /\b(?:(pi|po)[-. ]?lb|lb[-. ]?(pi|po))\b/g
const dotInUnit = /(?<=(?:\d ?|\b)n) ?[•∙*·] ?(?=m\b)/g
/** "1 900 rpm", with any space; before a word that may be its unit. */
const spaced = /(?<![\p{L}\d.,/-])(?<!\d )(\d{1,3})[ \u00a0\u202f](\d{3})(?=[ \u00a0\u202f]?(?:[A-Za-z%°]))/gu
/** "24 V/500 Ah" */
const quotients = /(?<=\d ?[a-z]{1,3})\/(?=\d)/g
/** "Aprox.20", "ca.10" */
const abbreviated = /(?<=\p{L}{3}\.|\bca\.)(?=\d)/gu
const glued =
  /(?<![\p{L}\d.,/-])(\d+(?:[.,]\d+)*)(?=(?:[a-zµμω]{1,4}\d?|mm[23]|kohm|mohm|litres?|minutes?|seconds?|hours?|min-1|[a-z]{1,3}\/[a-z]{1,3})(?![\p{L}\d-]))/gu
const perUnit =
  /(?<=\d ?[a-z]{1,12}[23]?) ?(?:per|por|par|pro|je|an?|la|le|al|à) (minute|min|hour|h|second|s|stunde|hora|heure|minuto|uur|minuut|ora)(?![a-z])/g

/**
 * A text as figures, units and words are looked up in it: normalised, numbers in words as digits, units as they are named.
 * All positions in a text are positions in this.
 * @param countsArticles whether "a minute" is printed for one minute
 */
export function plainText(text: string, language: Language, countsArticles = true): string {
  const joined = text.replace(spaced, '$1$2')
  const marked = withInches(joined).replace(feet, ' foot ')
  const written = withDigits(
    withAmperes(marked)
      .replace(degreeSign, '°')
      .replace(/Ω/g, 'ohm')
      .replace(resistance, (_, prefix: string) => `${prefix.toLowerCase().slice(0, 1)}ohm`)
      .replace(fluidOunces, 'floz')
      .replace(smallTorques, 'in-lb')
      .replace(torques, 'ft-lb')
      .replace(/[µμ](?=[mFsA])/g, 'u'),
    language,
    countsArticles,
  )
  const plain = withPeriods(normalise(written), language)
    .replace(frenchTorque, (_, ...names: string[]) => ((names[0] ?? names[1])?.startsWith('pi') ? 'ft-lb' : 'in-lb'))
    .replace(dotInUnit, '.')
    .replace(abbreviated, ' ')
    .replace(glued, '$1 ')
    .replace(quotients, ' / ')
  return withPlainUnits(plain)
    .replace(scale, (_, letter: string) => (letter.startsWith('c') ? 'celsius' : 'fahrenheit'))
    .replace(perUnit, '/$1')
}

/** A text in which the sign of amperes is none of a terminal or a list. */
export const withAmperes = (text: string): string => text.replace(amperes, 'amp')

/** A text in which the signs of inches are words, and those of quotations are not: `"DOT 3" and a 3/8" wrench`. */
function withInches(text: string): string {
  let isOpen = false
  return text.replace(doubleQuotes, (sign, at: number) => {
    const [before, after] = [text[at - 1] ?? ' ', text[at + sign.length] ?? ' ']
    const isInch = /[\d\s]/.test(before) && /\d ?$/.test(text.slice(0, at)) && !/[\p{L}\d]/u.test(after)
    if (!isOpen && isInch) return ' inch '
    isOpen = !isOpen && /[\s([]/.test(before) && /[\p{L}\d]/u.test(after)
    return sign
  })
}

/** A word for a half or a quarter, before what it is one of. */
const fractions: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bhalf(?= (?:an?|the|of|turn|second|hour|inch|full)\b)(?: an?(?= ))?/gi, '1/2'],
    [/\b(?:an?|one)? ?quarter(?:-| )(?:of )?(?:an? |the )?/gi, ' 1/4 '],
    [/\btwice\b/gi, '2 times'],
  ],
  de: [
    [/\b(?:eine )?halbe[nrs]?\b/gi, '1/2'],
    [/\b(?:ein )?viertel\b/gi, '1/4'],
  ],
  es: [
    [/\b(?:medio|media)\b/gi, '1/2'],
    [/\b(?:un )?cuarto de\b/gi, '1/4'],
  ],
  fr: [
    [/\bdemi(?:e|-)?\b/gi, '1/2'],
    [/\b(?:un )?quart\b/gi, '1/4'],
  ],
  pt: [
    [/\b(?:meio|meia)\b/gi, '1/2'],
    [/\b(?:um )?quarto de\b/gi, '1/4'],
  ],
  it: [
    [/\b(?:mezzo|mezza)\b/gi, '1/2'],
    [/\b(?:un )?quarto di\b/gi, '1/4'],
  ],
  nl: [
    [/\b(?:een )?halve\b/gi, '1/2'],
    [/\b(?:een )?kwart\b/gi, '1/4'],
  ],
}

function withDigits(text: string, language: Language, countsArticles: boolean): string {
  if (!/\p{L}/u.test(text)) return text
  const simple = (fractions[language] ?? []).reduce((before, [words, digits]) => before.replace(words, digits), text)
  const written = writeNumbers(withOrdinals(simple, language), language).replace(/\p{L}+/gu, (word) => {
    const value = valueOfNumber(normalise(word), language)
    return value === undefined || value === 1 ? word : String(value)
  })
  const counted = written.replace(/(\d+) \((\d+)\)/g, (both, one: string, other: string) =>
    one === other ? one : both,
  )
  if (!countsArticles) return counted
  return counted.replace(/(\p{L}+)(?= (\p{L}{2,})(?!\p{L}))/gu, (word, _, next: string) =>
    isIndefinite(normalise(word)) && unitOf(normalise(next), true) !== undefined ? '1' : word,
  )
}

/** "Fourth" and "4th" are the number of something; the first and second are often an order. */
function withOrdinals(text: string, language: Language): string {
  const plain = text.replace(/(?<![\p{L}\d])(\d+)(?:st|nd|rd|th|er|eme|ème|[ºª])(?![\p{L}\d])/gu, '$1')
  const { ordinals } = languageData[language].numbers
  if (!ordinals) return plain
  return ordinals.words.reduce(
    (before, word, position) =>
      position < 2
        ? before
        : before.replace(new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'giu'), String(position + 1)),
    plain,
  )
}
