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
const plainAscii = /^[\x20-\x7e\n]*$/

/**
 * Normalises text for comparison: lower case, uniform hyphens and apostrophes, no accents, compatibility forms resolved
 * ("½" becomes "1/2", "1½" becomes "1 1/2").
 */
export function normalise(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase()
  return text
    .replace(
      glyphFraction,
      (_, whole: string | undefined, fraction: string) => `${whole ? `${whole} ` : ''}${fraction}`,
    )
    .normalize('NFKD')
    .replace(combiningMarks, '')
    .replace(/\u2044/g, '/')
    .replace(dashes, '-')
    .replace(apostrophes, "'")
    .toLowerCase()
    .replace(lettersWithoutMarks, (letter) => asciiLetters[letter] ?? letter)
}
