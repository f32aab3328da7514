import type { Word } from '../extract/page-text'

const rule = /^\|+$/
const rulesBeside = /^\|+|\|+$/g
/** A rule directly after a cell is recognized as a bracket that closes nothing: "12]". */
const closing = /^[\p{L}\d.,:-]+[\]}]$/u
const opening = /[[{]/

/** The vertical rules of tables are recognized as marks; they are no words, but separate those beside them. */
export function separateAtRules(words: readonly Word[]): Word[] {
  const separated: Word[] = []
  let line: Word | undefined
  let isAfterRule = false
  let isOpen = false
  for (const word of words) {
    if (line?.bottom !== word.bottom) [isAfterRule, isOpen] = [false, false]
    line = word
    if (rule.test(word.text)) {
      isAfterRule = true
      continue
    }
    isOpen ||= opening.test(word.text)
    const isClosed = !isOpen && closing.test(word.text)
    const text = isClosed ? word.text.slice(0, -1) : word.text.replace(rulesBeside, '')
    separated.push({ ...word, text, ...((isAfterRule || word.text.startsWith('|')) && { afterRule: true as const }) })
    isAfterRule = isClosed || word.text.endsWith('|')
  }
  return separated
}
