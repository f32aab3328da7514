import { anyWord } from '../../../../languages/manual-words'
import { splitSentences } from '../../../../languages/text/sentences'
import type { Box, PassageLine } from '../../../manuals'

export interface Sentence {
  text: string
  boxes: Box[]
}

const sentenceEnd = /[.!?:;]["')\]]*$/
const numberedHeading = /^\d{1,2}(?:[.-]\d{1,2})+\.?\s+\p{L}/u
const caption = new RegExp(`^(?:${anyWord('figure')}|${anyWord('table')})\\.?\\s*\\d`, 'i')
/** The number of an item is not part of what is quoted. */
const itemNumberEnd = /(?<=^\(?\d{1,3}\.)\s+/

/**
 * Splits lines into sentences, each with the boxes of its lines. A line that is not running text (short, without
 * punctuation, followed by a new start) is a sentence by itself.
 */
export function splitIntoSentences(lines: readonly PassageLine[]): Sentence[] {
  const widest = Math.max(0, ...lines.map((line) => line.text.length))
  const sentences: Sentence[] = []
  let current: Sentence | undefined
  lines.forEach((line, position) => {
    const text = line.text.trim()
    const pieces = splitSentences(current ? joinWords(current.text, text) : text).flatMap((piece) =>
      piece.split(itemNumberEnd),
    )
    pieces.forEach((piece, index) => {
      current = { text: piece, boxes: [...(current?.boxes ?? []), line.box] }
      const isLastOfLine = index === pieces.length - 1
      if (
        isLastOfLine &&
        !sentenceEnd.test(piece) &&
        !isLabel(line.text) &&
        !isLabel(lines[position + 1]?.text ?? '') &&
        continuesOnNextLine(line.text, lines[position + 1]?.text, widest)
      )
        return
      sentences.push(current)
      current = undefined
    })
  })
  if (current) sentences.push(current)
  return sentences.filter((sentence) => /[\p{L}\d]/u.test(sentence.text))
}

function continuesOnNextLine(line: string, next: string | undefined, widest: number): boolean {
  if (next === undefined) return false
  if (/^\s*[\p{Ll}(]/u.test(next)) return true
  return line.length > widest * 0.7 && widest > 30
}

/** A numbered heading, a caption, or the callouts of a drawing. */
export const isLabel = (text: string) => text.length < 80 && isHeadingOrCaption(text.trim()) && !/[.;]$/.test(text)

const isHeadingOrCaption = (text: string) => numberedHeading.test(text) || caption.test(text) || /^[\d\s]+$/.test(text)

const joinWords = (left: string, right: string) =>
  /\p{L}-$/u.test(left) && /^\p{Ll}/u.test(right) ? `${left.slice(0, -1)}${right}` : `${left} ${right}`
