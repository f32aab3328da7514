import { type LabelKind, plateLabels } from './plate-labels'

export interface FoundLabel {
  kind: LabelKind
  /** How many words it has. */
  words: number
}

const MAX_WORDS = 6
/** Shorter ones are too much like others to be recognized with a wrong letter. */
const MIN_LENGTH_TO_GUESS = 5
const LENGTH_FOR_TWO_WRONG = 10

/** The label that a row of words begins with, the longest one; also one that was read with a wrong letter. */
export function labelAt(words: readonly string[]): FoundLabel | undefined {
  for (const find of [exactly, nearly]) {
    for (let count = Math.min(MAX_WORDS, words.length); count > 0; count -= 1) {
      const kind = find(signsOf(words.slice(0, count).join('')))
      if (kind) return { kind, words: count }
    }
  }
  return undefined
}

/** Small letters and digits, without accents. */
const signsOf = (text: string): string =>
  text
    .replaceAll(/[º°ª]/g, 'o')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** "N.º" is "n" or "no". The points of "P.I.N." and the slash of "S/N" are read as a part of a letter, or as one. */
const exactly = (signs: string): LabelKind | undefined =>
  plateLabels.get(signs) ??
  plateLabels.get(signs.replace(/^n[o0]/, 'n')) ??
  (MISREAD_SERIAL.test(signs) ? 'serial' : undefined)

const MISREAD_SERIAL = /^(?:p[il1][nm]|[s5][il1tv]?n)$/

function nearly(signs: string): LabelKind | undefined {
  if (signs.length < MIN_LENGTH_TO_GUESS || /\d{2}/.test(signs)) return undefined
  // "N°" is read in many ways: "N2", "N?", "Ne".
  if (/^n[a-z0-9]?(?:d[eio])?s[ec]r[il1]e$/.test(signs)) return 'serial'
  const allowed = signs.length >= LENGTH_FOR_TWO_WRONG ? 2 : 1
  for (const [label, kind] of plateLabels) {
    const difference = Math.abs(label.length - signs.length)
    // "de fabricación" is no "n.º de fabricación".
    const isComparable = difference === 0 || label[0] === signs[0]
    if (label.length < MIN_LENGTH_TO_GUESS || difference > allowed || !isComparable) continue
    if (distance(label, signs) <= allowed) return kind
  }
  return undefined
}

/** How many letters differ, are missing or too many (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
