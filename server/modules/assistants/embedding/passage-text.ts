import { createHash } from 'node:crypto'
import type { Passage } from '../../manuals'

/** About 500 words of English, which small models accept too. A passage says what it is about at its start. */
const MAX_CHARACTERS = 2000
const HASH_BYTES = 16

/** The text of a passage that is embedded: its headings, column titles and text; empty if it has none. */
export function textToEmbed(passage: Passage): string {
  const columns = passage.kind === 'table' ? passage.columns : []
  const headings = passage.headings.filter((heading) => !passage.text.startsWith(heading))
  const text = [...headings, columns.join(' '), passage.text].join('\n')
  return startOf(text.replace(/\s+/g, ' ').trim(), MAX_CHARACTERS)
}

/** The first characters of a text; half of a surrogate pair is no character. */
export const startOf = (text: string, characters: number): string =>
  text.slice(0, characters).replace(/[\ud800-\udbff]$/, '')

/** Identifies a text, as the same text has the same vector. */
export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, HASH_BYTES)
