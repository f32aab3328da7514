import { languageValues } from '#contract/platform-limits'
import { periodTableOf } from '../periods/period-table'
import type { Slots } from '../words/slots'

/** For how many pieces a price is asked, or how many are looked for. */
export interface Pieces {
  count: number
  /** The position of their figure. */
  position: number
}

/** The pieces that a question names: "the price for 10", "24 of them", "do they have 10", not "a 12 V starter". */
export function piecesIn({ tokens }: Pick<Slots, 'tokens'>): Pieces | undefined {
  for (const [position, { word }] of tokens.entries()) {
    const figure = figureOf(word)
    if (figure === undefined) continue
    const wordAt = (offset: number) => tokens[position + offset]?.word ?? ''
    const after = wordAt(1)
    const isFollowed = after === '' || after.length > 3 || isPreposition.test(after)
    const before = `${wordAt(-2)} ${wordAt(-1)}`
    if (isFollowed && isMore.test(before)) return { count: figure + 1, position }
    const isOfThem = isFollowed && ((/^\d+$/.test(word) && isBefore.test(before)) || isLookedFor(word, before))
    if (isOfThem || (/\d/.test(word) && isBehind.test(after))) return { count: figure, position }
  }
  return undefined
}

function figureOf(word: string): number | undefined {
  if (/^[1-9]\d{0,3}$/.test(word)) return Number(word)
  return languageValues.map((language) => periodTableOf(language).numbers.get(word)).find((one) => one !== undefined)
}

const isMore = /^(?:more than|.* over|mas de)$/
/** More pieces than 999 are looked for by nobody: that is the number of a part. */
const isLookedFor = (word: string, before: string): boolean => /^\d{1,3}$/.test(word) && isHaving.test(before)

const isHaving = / (?:have|has|got|least|menos|hay|tienen|tenemos|quedan)$/
const isBefore = / (?:for|of|x|buy|order|por|para|de|compro|pido)$/
const isBehind = /^(?:of|de|pcs|pieces|piezas|unidades)$/
const isPreposition = /^(?:on|in|at|en|el|la|los|las)$/
