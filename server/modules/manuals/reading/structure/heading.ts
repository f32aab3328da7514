import { anyStructureWord, isFigureCaption, isTableCaption, numberedBy } from '../../../../languages/structure-words'
import { isLabel, isNextLabel, type Label, parseLabel } from './label'
import { type Line, lineHeight } from './line'
import { isNote, safetyLevel } from './safety-word'
import type { TypeStyle } from './type-style'

/** Level of a table caption, which applies to that table only. */
export const CAPTION_LEVEL = 8

const isChapter = numberedBy('chapter')
const figureAlone = new RegExp(`^${anyStructureWord('figure')}[.:]?$`, 'iu')
const isFigureTitle = (text: string) => isFigureCaption(text) || figureAlone.test(text)
const numbering = /^((?:\d{1,2}|[A-Z])(?:[.-]\d{1,3}){1,4}|\d{1,2}(?=[.)-]))(?:[.)-]\s*|\s+)\p{L}/u
const containsSentenceEnd = /\p{Ll}\.\s+\p{Lu}/u
const MAX_LENGTH = 90
/** A numbered sentence of up to this size, relative to the body's, is a step: tables may be smaller than the text. */
const MAX_STEP_SIZE = 1.35

const isSentence = (text: string) => /\p{L}[^.]*\s[^.]*[.;]$/u.test(text)

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

export const isCapitals = (text: string) => {
  const letters = lettersOf(text)
  return letters.length >= 4 && letters === letters.toUpperCase()
}

/** Chapters come first, then the depth of the numbering, then size, capitals and weight. */
const levelOf = (line: Line, style: TypeStyle) => {
  if (isChapter(line.text)) return 1
  const [, number] = numbering.exec(line.text) ?? []
  if (number) return Math.min(1 + number.split(/[.-]/).length, 5)
  if (line.size > style.bodySize * 1.5) return 2
  if (line.size > style.bodySize * 1.12) return 3
  if (isCapitals(line.text)) return 6
  return 7
}

/** Text that is never a heading, whatever its style: sentences, figures, callouts, notices. */
const isExcluded = (text: string) => {
  const letters = lettersOf(text).length
  const start = parseLabel(text)?.rest ?? text.replace(/^[\d.\s-]+/, '')
  return (
    letters < 3 ||
    text.length > MAX_LENGTH ||
    letters < text.length * 0.4 ||
    !/^["“(¿¡]?[\p{Lu}\d]/u.test(start) ||
    /[,;]$/.test(text) ||
    containsSentenceEnd.test(text) ||
    isNote(text) ||
    safetyLevel(text) !== undefined
  )
}

/**
 * The level (1 the highest, `CAPTION_LEVEL` the lowest) of a line that is a heading by its size, weight, numbering or
 * capitals; undefined for a line of text. `next` is the line below.
 */
export const headingLevel = (line: Line, next: Line | undefined, style: TypeStyle): number | undefined => {
  const { text } = line
  if (isExcluded(text)) return undefined
  if (isTableCaption(text) && line.row.segments.length <= 2) return CAPTION_LEVEL
  if (isFigureTitle(text)) return isCapitals(text) ? 5 : undefined
  if (line.row.segments.length > 1 && !isLabel(line.row.segments[0]?.text ?? '')) return undefined
  const isSeparated = line.gap > lineHeight(line) * 0.25
  const isLarger = line.size > style.bodySize * 1.12
  const isBolder = line.bold && !style.bodyBold
  const label = parseLabel(text)
  const isCapitalized = isCapitals(label?.rest ?? text)
  const isNumbered = numbering.test(text)
  if (label && !isBolder && !isCapitalized && isSentence(label.rest) && line.size < style.bodySize * MAX_STEP_SIZE)
    return undefined
  if (label && !isLarger && !isCapitalized && (!isBolder || text.length > 40 || isStepSequence(label, next)))
    return undefined
  if (/[.!?:]$/.test(text) && !isLarger && !(isBolder && isSeparated && text.length < 60)) return undefined
  if (isLarger || (isBolder && isNumbered)) return levelOf(line, style)
  if (isSeparated && isChapter(text) && text.length < 60) return 1
  const isDistinct = isSeparated && (isBolder || (isCapitalized && lettersOf(text).length >= 5))
  return isDistinct && (isNumbered || introducesContent(line, next)) ? levelOf(line, style) : undefined
}

/** Whether the line below continues the numbering: then both are steps. A new sequence there follows a heading. */
const isStepSequence = ({ label }: Label, next: Line | undefined) => {
  const below = next && parseLabel(next.text)?.label
  return below !== undefined && (!/\d\.\d/.test(label) || isNextLabel(label, below))
}

/** Whether text, a table, steps or a notice starts close below; around a callout there are only other callouts. */
const introducesContent = (line: Line, next: Line | undefined) => {
  if (!next || next.gap > lineHeight(line) * 3) return false
  const startsBlock = parseLabel(next.text) || safetyLevel(next.text) || isNote(next.text)
  const wraps = next.gap < lineHeight(line) * 0.5 && line.text.length >= 18 && isCapitals(next.text)
  return wraps || next.text.length > 25 || next.row.segments.length > 1 || Boolean(startsBlock)
}

export const bothCapitals = (heading: string, text: string) => isCapitals(heading) && isCapitals(text)
