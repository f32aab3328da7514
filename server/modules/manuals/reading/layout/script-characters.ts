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
