import { anyStructureWord } from '../../../../languages/structure-words'

export interface Label {
  label: string
  rest: string
}

const stepWord = new RegExp(`^${anyStructureWord('step')}`, 'iu')

const patterns = [
  new RegExp(`^(${anyStructureWord('step')}\\s+\\d{1,2}[.,:)]?)\\s+(.*)$`, 'iu'),
  /^(\d{1,2}(?:\.\d)?[.)])\s+(.*)$/,
  /^(\d{1,2}\.\d)\s+(\p{Lu}.*)$/u,
  /^(\(\d{1,2}\))\s*(.*)$/,
  /^([a-z]{1,2}[.)])\s+(.*)$/,
  /^(\([a-z]{1,2}\))\s*(.*)$/,
  /^([A-H][.)])\s+(.*)$/,
]

/** A wrapped sentence may end in a callout reference such as "(2).", which is not a step label. */
const isOnlyPunctuation = /^[^\p{L}\d]+$/u

/** Splits a line into its leading step label (number or letter) and the rest; undefined if it has no label. */
export const parseLabel = (text: string): Label | undefined => {
  for (const pattern of patterns) {
    const [, label, rest] = pattern.exec(text) ?? []
    if (label !== undefined && rest !== undefined) return isOnlyPunctuation.test(rest) ? undefined : { label, rest }
  }
  return undefined
}

export const isLabel = (text: string) =>
  parseLabel(`${text} x`)?.rest === 'x' || /^([•–—*-]|\d{1,2}(\.\d{1,3})+\.?)$/.test(text)

const numbersOf = (label: string) => label.match(/\d+/g)?.map(Number) ?? []
const letterOf = (label: string) => /[a-z]/i.exec(label.replace(stepWord, ''))?.[0]?.toLowerCase()

/** Whether label `next` directly continues the sequence after `last`: 2 after 1, 1.1 after 1, b after a. */
export const isNextLabel = (last: string, next: string) => {
  const [a, b] = [numbersOf(last), numbersOf(next)]
  if (a.length > 0 && b.length > 0) {
    const [from = 0, to = 0] = [a[0], b[0]]
    return to === from + 1 || (to === from && b.length > 1)
  }
  const [x, y] = [letterOf(last), letterOf(next)]
  return a.length === 0 && b.length === 0 && x !== undefined && y?.charCodeAt(0) === x.charCodeAt(0) + 1
}
