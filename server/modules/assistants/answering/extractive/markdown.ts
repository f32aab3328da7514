const special = /[\\`*_[\]<>|~]/g
const entity = /&(?=#?\w+;)/g
const autolink = /(?<=\bhttps?|\bftp):|(?<=\bwww)\.|(?<=\w)@(?=\w)/gi
/** What is not seen, and may turn the direction in which text is read or hide letters from a comparison. */
const unseen = /\p{Cf}/gu
const bullet = /^(\s*)([#+=-])/gm
const listNumber = /^(\s*\d{1,9})([.)])(?=\s|$)/gm

/** Escapes text for Markdown, so that nothing in it becomes a link, markup or a citation. */
export const escapeMarkdown = (text: string): string =>
  escapeInline(text).replace(bullet, '$1\\$2').replace(listNumber, '$1\\$2')

/** The same for text that does not begin a line, as in the cell of a table: "-15 °C" is no item of a list there. */
export const escapeInline = (text: string): string =>
  text.replace(unseen, '').replace(special, '\\$&').replace(entity, '\\&').replace(autolink, '\\$&')

/** Shortens text at a word boundary to at most `limit` characters, with an ellipsis. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, Math.max(0, limit - 1))
  const space = cut.lastIndexOf(' ')
  return `${(space > limit * 0.6 ? cut.slice(0, space) : cut).trimEnd()}…`
}
