import { normalise } from '../../../../languages/text/normalise'

/**
 * How a condition names one end of a range only, by language, as normalised text: comparisons of grammar, written by the
 * project's authors without looking at manuals. "Bis" and "tot" alone are between two figures.
 */
const below =
  "below|under|less than|lower than|or less|or lower|up to|at most|unter|unterhalb|weniger als|hochstens|bis zu|por debajo de|debajo de|bajo|menos de|hasta|inferior a|au-dessous de|en dessous de|moins de|inferieure? a|jusqu'a|abaixo de|ate|sotto|al di sotto di|meno di|inferiore a|fino a|onder|minder dan|lager dan|tot en met|lagre an|mindre an|upp till|hogst|alle|alapuolella|enintaan|mindre end|lavere end|op til|hojst|mindre enn|lavere enn|opp til|opptil"
const above =
  'above|over|more than|higher than|or more|or higher|at least|from|uber|oberhalb|mehr als|mindestens|ab|por encima de|encima de|sobre|mas de|desde|superior a|au-dessus de|plus de|superieure? a|a partir de|acima de|mais de|sopra|al di sopra di|piu di|superiore a|oltre|boven|meer dan|hoger dan|vanaf|hogre an|mer an|minst|yli|ylapuolella|vahintaan|mere end|hojere end|mer enn|hoyere enn|fra'

/** "Below zero" is a sign. */
const word = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])(?! (?:zero|cero|null|noll|nul)\\b)`)
const belowSign = /^\s*[<≤]/
const aboveSign = /^\s*[>≥]/
const belowWord = word(below)
const aboveWord = word(above)

/** Whether a condition with one figure applies below or above it; undefined if it applies at the figure itself. */
export function boundOf(condition: string): 'below' | 'above' | undefined {
  const text = normalise(condition)
  if (belowSign.test(text) || belowWord.test(text)) return 'below'
  return aboveSign.test(text) || aboveWord.test(text) ? 'above' : undefined
}
