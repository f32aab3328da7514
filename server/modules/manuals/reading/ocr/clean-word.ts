import { glyphText } from '../extract/glyph-text'

/** "lb" with a capital I, where it is nothing else: "Ibs", "Ib-ft", "ft-Ib". */
const misreadPounds = /(?<!\p{L})I(?=bs(?!\p{L})|b\P{L}?(?:ft|in)\b)|(?<=\b(?:ft|in)\P{L})I(?=b(?!\p{L}))/gu

/** A recognized word as it is written: without ligatures and what cannot be seen. */
export const cleanWord = (text: string) =>
  [...text]
    .map((character) => glyphText(character.codePointAt(0) ?? 0))
    .join('')
    .replace(misreadPounds, 'l')
