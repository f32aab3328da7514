export interface Ordinals {
  /** From one to ten, in order; patterns where they have a gender. */
  words: readonly string[]
  /** What makes an ordinal of a figure, and what does where nothing is named, so that "a 10A" is no gear. */
  suffix: string
  bareSuffix: string
  /** What machines have several of, each with its number. */
  numbered: string
  /** How a gear is meant where nothing else is named, "in third", and its name. */
  inGear: string
  gear: string
}

/** Symbols of units, separated by spaces, by the unit's index term. */
type UnitSymbols = Record<string, string>

/**
 * How a language writes numbers and units. Written by the project's authors from the grammars and general knowledge of the
 * languages.
 */
export interface NumberWriting {
  /**
   * Numbers in words, and words for how many times something is done: the numbers up to twelve, further ones that are common
   * in instructions, once and twice. Articles that are also numbers are left out, and words that are others in another
   * language, as "due" and "to".
   */
  numerals: string
  /** The indefinite articles, which are also "one" before a unit. */
  indefinite: string
  /**
   * The words of which numbers are composed, with their values, and the word between them, where numbers are written in
   * several words; "one" is left out, as it is an article or a pronoun as well, unless a hundred follows.
   */
  composed?: { and: string; values: string }
  /**
   * The same where numbers are written as one word: those up to twenty, tens and further ones, "one" in compounds, and what
   * stands between the parts of a compound, of which tens are the first in some languages.
   */
  oneWord?: { values: string; one: string; between: string; tensFirst: boolean }
  /** How it numbers what machines have several of. */
  ordinals?: Ordinals
  /** Customary symbols of units that are not international, such as PS: everywhere, and those only after a number. */
  unitSymbols?: { anywhere?: UnitSymbols; afterNumber?: UnitSymbols }
}
