/** Tabs and what ends a line, also the separators of Unicode, with the spaces around them. */
const lineBreaks = /[^\S\n\r]*[\t\n\v\f\r\u0085\u2028\u2029]\s*/g
/** Control characters other than tab and the ends of lines; zero, which is not text, is left for the validator to refuse. */
const controls = /[^\P{Cc}\0\t\n\r]/gu
/** They turn the direction in which the rest of a line is read, so that a name can be shown as another one. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const invisible = /[\u200b\u2060\ufeff]/g

/** Text in one line, such as a name: line breaks and tabs become one space, and what cannot be seen is removed. */
export const singleLine = (text: string): string =>
  text
    .replace(/^[\t\n\r]+|[\t\n\r]+$/g, '')
    .replace(lineBreaks, ' ')
    .replace(controls, '')
    .replace(directionMarks, '')
    .replace(invisible, '')

/** Text of several lines, such as a message: its lines end alike, and what cannot be seen is removed. */
export const severalLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(controls, '')
    .replace(directionMarks, '')
    .replace(invisible, '')
