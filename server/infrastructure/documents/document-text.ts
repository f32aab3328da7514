/** Control characters, and those that turn the direction of what follows, have no place in a printed line. */
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** The lines of a text as they are drawn: no wider than `width`, words longer than that divided. */
export const wrap = (text: string, width: number, measure: (text: string) => number): string[] =>
  text.split(/\r\n?|\n/).flatMap((paragraph) => wrapParagraph(paragraph.replace(unprintable, ' '), width, measure))

function wrapParagraph(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[][] = [[]]
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    for (const piece of piecesOf(word, width, measure)) {
      const line = lines.at(-1) ?? []
      if (line.length === 0 || measure([...line, piece].join(' ')) <= width) line.push(piece)
      else lines.push([piece])
    }
  }
  return lines.map((line) => asDrawn(line).join(' '))
}

function piecesOf(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}

/** The font turns the letters of a word that is written from right to left; the order of such words is turned here. */
function asDrawn(words: readonly string[]): string[] {
  const drawn: string[] = []
  let run: string[] = []
  for (const word of words) {
    if (rightToLeft.test(word)) run.unshift(word)
    else {
      drawn.push(...run, word)
      run = []
    }
  }
  return [...drawn, ...run]
}
