/**
 * Parses a `Range` header with a single byte range (RFC 9110, section 14.1.2).
 * @returns the first and last byte, inclusive; undefined if the whole file is to be sent, as for several ranges or other
 * units
 */
export function parseRange(
  header: string | string[] | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = typeof header === 'string' ? header.match(/^bytes=(\d*)-(\d*)$/) : null
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const suffix = match[1] === ''
  const start = suffix ? Math.max(size - Number(match[2]), 0) : Number(match[1])
  const end = suffix || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
