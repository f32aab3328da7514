import { groupBy } from '../../../../../../domain/group-by'
import type { Rule } from '../check-statement'
import { type Comparison, cellsOf, compare, keysAbove, type Token } from '../reading/comparison'
import type { Match } from '../reading/match'
import { ABOVE } from '../reading/source-index'
import type { Item } from '../reading/statement'

/** A statement tells what only one of two places says from this share of its words on, and does not below the other one. */
const MIN_STATED = 0.5
const MAX_UNSTATED = 0.25
/** The weight of what has to be told of the place that a statement is about: with something else in its place, or beside. */
const MIN_OWN = { instead: 1, beside: 2 }

/**
 * What a statement takes from another sentence or row than the rest of it: of two that are alike, it names the one and tells
 * what only the other one says.
 */
export const contrasts: Rule = ({ items }, matches) => {
  const mixed = matches.flatMap((match) => {
    const isElsewhere = (item: Item) => matches.some((other) => other !== match && other.placesOf(item).length > 0)
    return mixedIn(
      items.filter((item) => !isElsewhere(item)),
      match,
    )
  })
  return mixed.slice(0, 1).map((taken) => ({ kind: 'place', text: taken.map(({ text }) => text).join(', ') }))
}

/** For each other unit, the items that are taken from it. */
function mixedIn(items: readonly Item[], match: Match): Item[][] {
  const [main] = match.support
  const units = cellsOf(match.index)
  const own = main === undefined ? undefined : units.get(main)
  if (main === undefined || !own) return []
  const others = [...units].filter(
    ([unit]) =>
      unit !== ABOVE && unit !== main && items.some((item) => match.isIn(item, unit) && !match.isIn(item, main)),
  )
  const above = others.length > 0 ? keysAbove(match.index) : new Set<string>()
  return others.flatMap(([, theirs]) => {
    const taken = takenFrom(compare(own, theirs), { items, above, match })
    return taken.length > 0 ? [taken] : []
  })
}

interface Told {
  items: readonly Item[]
  /** The words of the headings. */
  above: ReadonlySet<string>
  match: Match
}

function takenFrom({ pairs, apart }: Comparison, { items, above, match }: Told): Item[] {
  const isAbove = (item: Item) => match.placesOf(item).some(({ unit }) => unit === ABOVE)
  const itemsOf = (tokens: readonly Token[]) => items.filter((item) => tokens.some((token) => match.isAt(item, token)))
  /** Of several sentences, one is enough. */
  const shareOf = (tokens: readonly Token[]) => {
    const sentences = [...groupBy(tokens, ({ sentence }) => sentence).values()]
    const shares = sentences.map(
      (all) => all.filter((token) => items.some((item) => match.isAt(item, token))).length / all.length,
    )
    return Math.max(0, ...shares)
  }
  const told = pairs.map((pair) => ({ ...pair, ownShare: shareOf(pair.own), otherShare: shareOf(pair.theirs) }))
  if (told.some(({ ownShare, otherShare }) => ownShare >= MIN_STATED && otherShare >= MIN_STATED)) return []
  // What a heading names alone is said of both.
  const appliesToBoth = ({ own, theirs }: (typeof told)[number]) =>
    itemsOf(theirs).every(isAbove) && !own.some(({ key }) => above.has(key))
  const taken = told
    .filter((one) => one.ownShare < MAX_UNSTATED && one.otherShare >= MIN_STATED && !appliesToBoth(one))
    .flatMap(({ theirs }) => itemsOf(theirs))
  const instead = told
    .filter(({ ownShare, otherShare }) => ownShare >= MIN_STATED && otherShare < MAX_UNSTATED)
    .flatMap(({ own }) => itemsOf(own))
    .filter((item) => !isAbove(item))
  const beside = itemsOf(apart.theirs).length > 0 ? [] : itemsOf(apart.own).filter((item) => !isAbove(item))
  if (weightOf(instead) < MIN_OWN.instead && weightOf(beside) < MIN_OWN.beside) return []
  const all = [...taken, ...instead, ...beside]
  const isTogether = match.source.units.some((_, unit) => all.every((item) => match.isIn(item, unit)))
  return isTogether ? [] : taken
}

const weightOf = (items: readonly Item[]) => items.reduce((sum, { weight }) => sum + weight, 0)
