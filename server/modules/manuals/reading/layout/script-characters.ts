const raised: Record<string, string> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  '–': '⁻',
  '(': '⁽',
  ')': '⁾',
  n: 'ⁿ',
  o: 'º',
  O: 'º',
  a: 'ª',
}
const lowered: Record<string, string> = {
  '0': '₀',
  '1': '₁',
  '2': '₂',
  '3': '₃',
  '4': '₄',
  '5': '₅',
  '6': '₆',
  '7': '₇',
  '8': '₈',
  '9': '₉',
  '+': '₊',
  '-': '₋',
  '−': '₋',
  '–': '₋',
  '(': '₍',
  ')': '₎',
}

const severalLetters = /\p{L}{2}/u

/** A raised word on its line: "4" is "⁴", so that it is not read as a digit of the number before; "nd" stays. */
export const raisedText = (text: string): string =>
  severalLetters.test(text) ? text : [...text].map((one) => raised[one] ?? one).join('')

/** A lowered word on its line: "2" is "₂"; letters stay. */
export const loweredText = (text: string): string => [...text].map((one) => lowered[one] ?? one).join('')

const powerBase = /(?<!\p{L})\p{L}$|[\d)\]]$/u
const eulersNumber = /(?<![\p{L}\d])e$/u
const powerOfTen = /(?<![\d.,])10$/
const ordinalSign = /^[aoO]$/
const note = /[*†‡§°®™']|^\(?\p{L}\)$/u
const fraction = /^\d+[/⁄]\d+$/
const listOfFigures = /^\d+,\d+$/
const lettersAlone = /^\p{L}{2,}$/u

/**
 * Whether raised text is an exponent that has no raised characters, such as that of e^(-kt) and 10^(0.5), rather than an
 * ordinal's letters, a note's sign or the numerator of a fraction.
 * @param base the word that it follows
 */
export function isExponentInWords(text: string, base: string): boolean {
  if (!powerBase.test(base) || note.test(text) || fraction.test(text)) return false
  if (ordinalSign.test(text)) return !/\d$/.test(base)
  if ([...text].every((one) => one in raised && !ordinalSign.test(one))) return false
  if (lettersAlone.test(text)) return eulersNumber.test(base)
  return !listOfFigures.test(text) || powerOfTen.test(base)
}
