const ligatures: Record<number, string> = {
  64256: 'ff',
  64257: 'fi',
  64258: 'fl',
  64259: 'ffi',
  64260: 'ffl',
  64261: 'st',
  64262: 'st',
}

const hyphens = new Set([0x02, 0xad, 0x2010, 0x2011, 0xfffe])
const bullets = new Set([0x2022, 0x25cf, 0x25aa, 0x25a0, 0xb7, 0xf0b7, 0xf0a7, 0xf0d8, 0xf06e, 0xf076, 0xf0fc])
const spaces = new Set([0x20, 0x09, 0x0a, 0x0d, 0xa0, 0x202f, 0x205f, 0x3000, 0xfeff])

export const isSpace = (code: number) => spaces.has(code) || (code >= 0x2000 && code <= 0x200b)

/**
 * The visible text of a character code: ligatures as letters, a drawn soft hyphen as a hyphen (many PDF producers use it
 * in part numbers), one character for all bullets, nothing for control characters, marks that are not seen, such as of
 * the direction of text, and private symbols.
 */
export const glyphText = (code: number): string => {
  if (code < 0x7f && code >= 0x20) return String.fromCharCode(code)
  if (hyphens.has(code)) return '-'
  if (bullets.has(code)) return '•'
  const ligature = ligatures[code]
  if (ligature) return ligature
  // A damaged font map may yield a lone surrogate.
  if (code >= 0xd800 && code <= 0xdfff) return ''
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xfffd) return ''
  // Symbol fonts without a map use ASCII codes offset by F000.
  if (code > 0xf020 && code < 0xf07f) return String.fromCharCode(code - 0xf000)
  if (code >= 0xe000 && code <= 0xf8ff) return ''
  const text = String.fromCodePoint(code)
  return /\p{Cf}/u.test(text) ? '' : text
}
