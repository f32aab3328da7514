import type { Word } from '../extract/page-text'
import { baselineOf } from '../extract/vertical-extent'

/** Words that are set above or below the baseline of a line: an exponent, an index, the numerator of a fraction. */
export interface Script {
  words: Word[]
  /** A word on the baseline beside it. */
  host: Word
  position: 'raised' | 'lowered'
}

const MAX_LENGTH = 6
/** Sizes relative to the host. Some programs raise digits without making them smaller. */
const MIN_RATIO = 0.35
const MAX_RATIO = 0.83
const MAX_FULL_RATIO = 1.05
/** Shifts of the baseline, in ems of the host. */
const RAISE = { min: 0.12, max: 0.62 }
const FULL_SIZE_RAISE = { min: 0.22, max: 0.62 }
const DROP = { min: 0.08, max: 0.5 }
/** Gaps, in ems of the host; only digits are far from it. */
const MAX_OVERLAP = 0.35
const FULL_SIZE_GAP = 0.15
/** Of the line of a digit that is raised without being smaller. */
const MIN_LETTERS = 6
const CLOSE = 0.5
const FAR = 1.2
/** Gap between the words of one script, in their own ems. */
const MAX_INNER_GAP = 0.6

const scriptText = /^[\p{L}\p{N}+\-−–*†‡§°®™(),./⁄']+$/u
const figure = /^[+\-−–]?\d{1,3}$/

interface Placed {
  word: Word
  baseline: number
}

/** Separates raised and lowered words from those on the baselines of the lines. All words must have the same turn. */
export function separateScripts(words: readonly Word[]): { onLine: Word[]; scripts: Script[] } {
  const placed = words.map((word) => ({ word, baseline: baselineOf(word) })).sort((a, b) => a.baseline - b.baseline)
  const tallest = words.reduce((most, { size }) => Math.max(most, size), 0)
  const found = runsOf(placed).flatMap((run) => {
    if (run.reduce((sum, { word }) => sum + word.text.length, 0) > MAX_LENGTH) return []
    if (!run.every(({ word }) => scriptText.test(word.text)) || isDash(run)) return []
    const baseline = run[0]?.baseline ?? 0
    const near = between(placed, baseline - DROP.max * tallest, baseline + RAISE.max * tallest)
    const script = hostOf(run, near)
    return script ? [{ ...script, words: run.map(({ word }) => word) }] : []
  })
  // What is beside a script of its own, such as the index of an exponent, stays on a line.
  const nested = new Set(found.flatMap((script) => script.words))
  const scripts = found.filter(({ host }) => !nested.has(host))
  const removed = new Set(scripts.flatMap((script) => script.words))
  return { onLine: words.filter((word) => !removed.has(word)), scripts }
}

const isDash = (run: readonly Placed[]) => run.every(({ word }) => /^[-−–.,]+$/.test(word.text))

/** Words of one size that follow each other closely on one baseline. */
function runsOf(placed: readonly Placed[]): Placed[][] {
  const lines: Placed[][] = []
  for (const one of placed) {
    const line = lines.at(-1)
    const isSame = line?.[0] && one.baseline - line[0].baseline < one.word.size * 0.1
    if (isSame) line.push(one)
    else lines.push([one])
  }
  return lines.flatMap((line) => {
    const runs: Placed[][] = []
    for (const one of line.toSorted((a, b) => a.word.left - b.word.left)) {
      const run = runs.at(-1)
      const last = run?.at(-1)?.word
      const { size, left } = one.word
      const isNext =
        last && Math.abs(last.size - size) < size * 0.1 && left - last.right < size * MAX_INNER_GAP && left > last.left
      if (run && isNext) run.push(one)
      else runs.push([one])
    }
    return runs
  })
}

/** The words with a baseline in a range. */
function between(placed: readonly Placed[], from: number, to: number): Placed[] {
  let [low, high] = [0, placed.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((placed[middle]?.baseline ?? 0) < from) low = middle + 1
    else high = middle
  }
  const found: Placed[] = []
  for (let at = low; at < placed.length; at += 1) {
    const one = placed[at]
    if (!one || one.baseline > to) break
    found.push(one)
  }
  return found
}

/** The closest word on whose line a script may be; one to its left comes first, as most scripts follow their word. */
function hostOf(run: readonly Placed[], near: readonly Placed[]): Omit<Script, 'words'> | undefined {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return undefined
  const isFigure = run.every(({ word }) => figure.test(word.text))
  const [best] = near
    .flatMap(({ word: host, baseline }) => {
      const ratio = first.word.size / host.size
      if (ratio < MIN_RATIO || ratio > MAX_FULL_RATIO || run.some(({ word }) => word === host)) return []
      const raise = (baseline - first.baseline) / host.size
      const isLeft = host.left < first.word.left
      const gap = (isLeft ? first.word.left - host.right : host.left - last.word.right) / host.size
      const position = positionOf({ raise, ratio, gap, isFigure, isLeft })
      if (!position || !isOfLine(first, { word: host, baseline }, near)) return []
      const distance = gap + (isLeft ? 0 : CLOSE)
      return [{ host, position, distance }]
    })
    .sort((a, b) => a.distance - b.distance)
  return best && { host: best.host, position: best.position }
}

/**
 * Of a line, there is more than of what is set above or below it; otherwise that is a line of its own beside a large
 * sign, or, if it is as large, the next number in a drawing.
 */
function isOfLine(script: Placed, host: Placed, near: readonly Placed[]): boolean {
  if (/^[/⁄]/.test(host.word.text)) return true
  const textOn = ({ word, baseline }: Placed) =>
    near
      .filter((one) => Math.abs(one.baseline - baseline) < word.size * 0.1)
      .filter((one) => Math.abs(one.word.size - word.size) < word.size * 0.1)
      .map((one) => one.word.text)
      .join('')
  const line = textOn(host)
  if (script.word.size > host.word.size * MAX_RATIO) return line.replace(/\P{L}/gu, '').length >= MIN_LETTERS
  return line.length >= textOn(script).length
}

interface Relation {
  raise: number
  ratio: number
  gap: number
  isFigure: boolean
  isLeft: boolean
}

function positionOf({ raise, ratio, gap, isFigure, isLeft }: Relation): Script['position'] | undefined {
  if (gap < -MAX_OVERLAP) return undefined
  if (ratio > MAX_RATIO)
    return isFigure && isLeft && gap < FULL_SIZE_GAP && isWithin(raise, FULL_SIZE_RAISE) ? 'raised' : undefined
  const isRaised = isWithin(raise, RAISE)
  if (gap > (isFigure && isLeft && isRaised ? FAR : CLOSE)) return undefined
  return isRaised ? 'raised' : isWithin(-raise, DROP) ? 'lowered' : undefined
}

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max
