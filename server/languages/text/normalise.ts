const dashes = /[\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
const apostrophes = /[\u2018\u2019\u201b\u2032\u00b4`]/g
const combiningMarks = /\p{M}+/gu
const glyphFraction = /(\d)?([\u00bc-\u00be\u2150-\u215e])/g
/** Letters that Unicode does not decompose into a base letter and a mark. */
const lettersWithoutMarks = /[ßøæœłđðþı]/g
const asciiLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
/** Raised and lowered digits after a figure are none of its digits: "10⁴" is not "104". */
const exponent = /(?<=\d)(?=[⁰¹²³⁴-⁹⁺⁻₀-₉₊₋])/g
/** "m^3" is typed for "m³". */
const unitExponent = /(?<=\p{L})\^(?=\d)/gu
const plainAscii = /^[\x20-\x7e\n]*$/

/**
 * Normalises text for comparison: lower case, uniform hyphens and apostrophes, no accents, compatibility forms resolved
 * ("½" becomes "1/2", "1½" becomes "1 1/2", "10⁴" becomes "10^4", and "m³" and "m^3" become "m3").
 */
export function normalise(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase().replace(unitExponent, '')
  return text
    .replace(
      glyphFraction,
      (_, whole: string | undefined, fraction: string) => `${whole ? `${whole} ` : ''}${fraction}`,
    )
    .replace(exponent, '^')
    .normalize('NFKD')
    .replace(combiningMarks, '')
    .replace(unitExponent, '')
    .replace(/\u2044/g, '/')
    .replace(dashes, '-')
    .replace(apostrophes, "'")
    .toLowerCase()
    .replace(lettersWithoutMarks, (letter) => asciiLetters[letter] ?? letter)
}
