import type { Objection, Rule } from '../check-statement'
import type { Match } from '../reading/match'
import { kindOf, type Segment, segmentsIn, type Value } from '../reading/segments'
import { ABOVE } from '../reading/source-index'
import type { Item, Statement } from '../reading/statement'

/** How much more of the statement has to stand beside another value. */
const MIN_MORE = 1

/** Values that a text gives of something else: what the statement says of them stands beside another value of the same kind. */
export const textPlaces: Rule = (statement, matches) => {
  const values = statement.items.filter((item): item is Value => item.kind !== 'word')
  return values
    .filter((value) => {
      const placed = matches.filter((match) => match.placesOf(value).some(({ unit }) => unit !== ABOVE))
      return placed.length > 0 && placed.every((match) => isMisplaced(value, statement, values, match))
    })
    .map((value): Objection => ({ kind: 'place', text: value.text }))
}

function isMisplaced(value: Value, statement: Statement, values: readonly Value[], match: Match): boolean {
  const texts = match.index.passages.filter(({ unit, column }) => unit !== ABOVE && column === -1)
  const kind = kindOf(value, statement.plain)
  if (kind === undefined) return false
  const segments = texts.flatMap((passage) => segmentsIn(passage, kind))
  const holds = (segment: Segment, one: Value) =>
    match.placesOf(one).some(({ unit, at }) => unit === segment.unit && segment.values.includes(at))
  const own = segments.filter((segment) => holds(segment, value))
  if (own.length === 0) return false
  const alike = values.filter((one) => one !== value && kindOf(one, statement.plain) === kind)
  const apart = alike.filter((one) => !own.some((segment) => holds(segment, one)))
  const scope = statement.items.filter(
    (item) => !alike.includes(item as Value) && item !== value && isNear(item) && !isConverted(item),
  )
  const rivals = segments.filter((segment) => !own.includes(segment))
  return own.every((segment) => rivals.some((rival) => isRather(rival, segment)))

  /** Of several values in one statement, each has the words of its own clause. */
  function isNear({ clause }: Item): boolean {
    if (apart.length === 0) return true
    return clause === value.clause && apart.every((one) => one.clause !== value.clause)
  }

  /** "0.21 psi (1.47 kPa)" is one value. */
  function isConverted(item: Item): boolean {
    if (item.kind !== 'figure' || value.kind !== 'figure') return false
    return /^ ?[(/] ?$/.test(statement.plain.slice(value.figure.end, item.at))
  }

  function isRather(rival: Segment, segment: Segment): boolean {
    const [said, ...others] = alike.filter((one) => holds(rival, one) && !holds(segment, one))
    if (said) return others.length === 0 && isSwapped(said, rival, segment)
    const inRival = scope.filter(
      (item) =>
        isIn(item, rival) &&
        !isIn(item, segment) &&
        !isAround(item, segment, rival) &&
        !isSupportedElsewhere(item, segment, rival),
    )
    const inOwn = scope.filter((item) => isIn(item, segment) && !isIn(item, rival))
    const [theirs = 0, mine = 0] = [inRival, inOwn].map((items) => items.reduce((sum, { weight }) => sum + weight, 0))
    return theirs - mine >= MIN_MORE || (mine === 0 && theirs > 0) || hasOpposite(rival, segment)
  }

  /** What a further sentence says that supports the statement. */
  function isSupportedElsewhere(item: Item, segment: Segment, rival: Segment): boolean {
    return match.support.some((unit) => unit !== segment.unit && unit !== rival.unit && match.isIn(item, unit))
  }

  function isOnce(word: string): boolean {
    return statement.plain.split(word).length === 2
  }

  /** The other value is said too, but of what this one is. */
  function isSwapped(said: Value, rival: Segment, segment: Segment): boolean {
    const words = statement.items.filter((item) => item.kind === 'word' && isOnce(item.word))
    const mine = words.filter((item) => isIn(item, segment) && !isIn(item, rival))
    const theirs = words.filter((item) => isIn(item, rival) && !isIn(item, segment))
    if (mine.length === 0 || theirs.length === 0) return false
    const mean = (items: readonly Item[]) => items.reduce((sum, { at }) => sum + at, 0) / items.length
    return Math.sign(mean(mine) - mean(theirs)) !== Math.sign(value.at - said.at)
  }

  /** The own segment says the opposite of a word of the statement, which the other one has. */
  function hasOpposite(rival: Segment, segment: Segment): boolean {
    return statement.opposites.some((mention) => {
      if (statement.opposites.some(({ pair, side }) => pair === mention.pair && side !== mention.side)) return false
      if (mention.isRelation || (apart.length > 0 && !scope.some(({ at }) => at === mention.at))) return false
      const has = ({ unit, at, end }: Segment, isOther: boolean) =>
        texts.some(
          (text) =>
            text.unit === unit &&
            text.opposites.some(
              (one) =>
                one.pair === mention.pair && (one.side !== mention.side) === isOther && one.at >= at && one.at < end,
            ),
        )
      return has(rival, false) && !has(rival, true) && has(segment, true) && !has(segment, false)
    })
  }

  function isIn(item: Item, { unit, at, end, shared }: Segment): boolean {
    return match
      .placesOf(item)
      .some(
        (place) =>
          place.unit === unit &&
          ((place.at >= at && place.at < end) || shared.some((span) => place.at >= span.at && place.at < span.end)),
      )
  }

  /** What the sentence before is about, or the heading. */
  function isAround(item: Item, segment: Segment, rival: Segment): boolean {
    if (rival.unit === segment.unit) return false
    return match.placesOf(item).some(({ unit }) => unit === ABOVE || (unit === segment.unit - 1 && unit !== rival.unit))
  }
}
