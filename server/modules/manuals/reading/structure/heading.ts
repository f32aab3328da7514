import { follows, isLabel, type Label, readLabel } from './label'
import { type Line, lineHeight } from './line'
import { isNote, safetyLevel } from './safety-word'
import type { TypeStyle } from './type-style'

/** Level of a table's title, which holds for that table only. */
export const captionLevel = 8

const chapter =
  /^(chapter|section|part|appendix|cap[íi]tulo|secci[óo]n|kapitel|abschnitt|group|work package)\b\s*[\dIVXLA-Z.]+/i
const tableCaption = /^(table|tabla|tabelle)\s*[\dA-Z]+[-.\d]*/i
const figureCaption = /^(fig\.?|figure|figura|abb\.?|abbildung)\s*[\dA-Z]*[-.\d]*/i
const numbering = /^((?:\d{1,2}|[A-Z])(?:[.-]\d{1,3}){1,4}|\d{1,2}(?=[.)-]))(?:[.)-]\s*|\s+)\p{L}/u
const sentenceWithin = /\p{Ll}\.\s+\p{Lu}/u
const longest = 90

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

const isCapitals = (text: string) => {
  const letters = lettersOf(text)
  return letters.length >= 4 && letters === letters.toUpperCase()
}

/** Chapters stand above everything, then numbering tells the depth; after that size, capitals and weight do. */
const levelOf = (line: Line, style: TypeStyle) => {
  if (chapter.test(line.text)) return 1
  const [, number] = numbering.exec(line.text) ?? []
  if (number) return Math.min(1 + number.split(/[.-]/).length, 5)
  if (line.size > style.bodySize * 1.5) return 2
  if (line.size > style.bodySize * 1.12) return 3
  if (isCapitals(line.text)) return 6
  return 7
}

/** What no heading looks like, whatever its type: running sentences, figures, callouts, notices. */
const cannotBe = (text: string) => {
  const letters = lettersOf(text).length
  const start = readLabel(text)?.rest ?? text.replace(/^[\d.\s-]+/, '')
  return (
    letters < 3 ||
    text.length > longest ||
    letters < text.length * 0.4 ||
    !/^["“(¿¡]?[\p{Lu}\d]/u.test(start) ||
    /[,;]$/.test(text) ||
    sentenceWithin.test(text) ||
    isNote(text) ||
    safetyLevel(text) !== undefined
  )
}

/**
 * The level (1 the highest, `captionLevel` the lowest) of a line that is a heading by its size, weight, numbering or
 * capitals; undefined for a line of text. `next` is the line below, which text under a heading needs to be.
 */
export const headingLevel = (line: Line, next: Line | undefined, style: TypeStyle): number | undefined => {
  const { text } = line
  if (cannotBe(text)) return undefined
  if (tableCaption.test(text) && line.row.segments.length <= 2) return captionLevel
  if (figureCaption.test(text)) return isCapitals(text) ? 5 : undefined
  if (line.row.segments.length > 1 && !isLabel(line.row.segments[0]?.text ?? '')) return undefined
  const apart = line.gap > lineHeight(line) * 0.25
  const larger = line.size > style.bodySize * 1.12
  const bolder = line.bold && !style.bodyBold
  const label = readLabel(text)
  const titled = isCapitals(label?.rest ?? text)
  const numbered = numbering.test(text)
  if (label && !larger && !titled && (!bolder || text.length > 40 || isSibling(label, next))) return undefined
  if (/[.!?:]$/.test(text) && !larger && !(bolder && apart && text.length < 60)) return undefined
  if (larger || (bolder && numbered)) return levelOf(line, style)
  if (apart && chapter.test(text) && text.length < 60) return 1
  const stands = apart && (bolder || (titled && lettersOf(text).length >= 5))
  return stands && (numbered || leadsOn(line, next)) ? levelOf(line, style) : undefined
}

/** The line below goes on counting, so both are steps; another count that begins there is what the heading is for. */
const isSibling = ({ label }: Label, next: Line | undefined) => {
  const below = next && readLabel(next.text)?.label
  return below !== undefined && (!/\d\.\d/.test(label) || follows(label, below))
}

/** Text, a table, steps or a notice begins close below; a callout in a figure has but other callouts around it. */
const leadsOn = (line: Line, next: Line | undefined) => {
  if (!next || next.gap > lineHeight(line) * 3) return false
  const opens = readLabel(next.text) || safetyLevel(next.text) || isNote(next.text)
  const wraps = next.gap < lineHeight(line) * 0.5 && line.text.length >= 18 && isCapitals(next.text)
  return wraps || next.text.length > 25 || next.row.segments.length > 1 || Boolean(opens)
}

/** Whether a line in capitals goes on with a heading in capitals. */
export const bothCapitals = (heading: string, text: string) => isCapitals(heading) && isCapitals(text)
