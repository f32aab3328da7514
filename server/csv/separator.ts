export interface Separator {
  sign: string
  /** How many characters the line has that names it, `sep=;`. */
  skipped: number
}

const signs = [',', ';', '\t', '|'] as const
/** Of which the separator is recognized. */
const MAX_LINES = 30

/**
 * Recognizes what separates the cells of a table: what its first line names, or the sign of which most lines have equally
 * many outside of quotes.
 * @param start the beginning of the file
 */
export function recognizeSeparator(start: string): Separator {
  const named = /^(?:"?sep=(.)"?)(?:\r\n|\r|\n|$)/i.exec(start)
  if (named) return { sign: named[1] ?? ',', skipped: named[0].length }
  const lines = countSigns(start)
  const scores = signs.map((sign) => ({ sign, ...score(lines.map((counts) => counts.get(sign) ?? 0)) }))
  const [best] = scores.toSorted((one, other) => other.lines - one.lines || other.count - one.count)
  return { sign: best && best.lines > 0 ? best.sign : ',', skipped: 0 }
}

/** How many lines have the usual number of a sign. */
function score(counts: readonly number[]): { lines: number; count: number } {
  const lines = new Map<number, number>()
  for (const count of counts) if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1)
  const [count = 0, most = 0] = [...lines].toSorted(([, one], [, other]) => other - one)[0] ?? []
  return { lines: most, count }
}

/** The signs outside of quotes, for each line that has any. A quote inside of a cell is part of it. */
function countSigns(text: string): Map<string, number>[] {
  const lines: Map<string, number>[] = []
  let counts = new Map<string, number>()
  let isQuoted = false
  let isStart = true
  for (let index = 0; index < text.length && lines.length < MAX_LINES; index += 1) {
    const character = text[index] ?? ''
    if (isQuoted) {
      if (character === '"' && text[index + 1] === '"') index += 1
      else if (character === '"') isQuoted = false
    } else if (character === '"' && isStart) {
      isQuoted = true
      isStart = false
    } else if (character === '\n' || character === '\r') {
      if (counts.size > 0) lines.push(counts)
      counts = new Map()
      isStart = true
    } else {
      const isSign = signs.some((sign) => sign === character)
      if (isSign) counts.set(character, (counts.get(character) ?? 0) + 1)
      isStart = isSign || (isStart && character === ' ')
    }
  }
  if (counts.size > 0) lines.push(counts)
  return lines
}
