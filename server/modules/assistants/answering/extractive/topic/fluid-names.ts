import type { Language } from '../../../../../languages/language'
import { normalise } from '../../../../../languages/text/normalise'
import { stem } from '../../../../../languages/text/stem'
import { tokenise } from '../../../../../languages/text/tokenise'
import type { Matcher } from '../../../finding/retrieving/match'
import { grammars } from '../statement/grammars'
import type { Topic } from './topic'

export interface FluidNames {
  /**
   * Whether a row is of what has the fluid that the topic is: "Hydraulic tank" of "hydraulic oil", "Cooling system" of
   * "coolant", but not "Engine" of "engine coolant".
   */
  isContainer: (name: string, row: string) => boolean
  /** Whether a name is that of a filter of the fluid: "Hydraulic return filter" of "hydraulic oil". */
  isFilter: (name: string) => boolean
  /** Whether it is that of some filter, of which its section says of what, if the topic is a fluid. */
  isAnyFilter: (name: string) => boolean
}

/** Shorter beginnings are shared by words that have nothing to do with each other. */
const MIN_ROOT = 4

export function createFluidNames({ query, positions, head }: Topic, language: Language, matcher: Matcher): FluidNames {
  const grammar = grammars[language]
  const word = query.terms[head]?.word ?? ''
  const isFluid = grammars[query.language]?.fluids.has(word) ?? false
  const others = positions.filter((position) => position !== head)
  /** "Hydraulic" of "hydraulic oil", where only both together translate a word of the question. */
  const namesWithoutFluid = (position: number, text: string) => {
    const stems = new Set(tokenise(normalise(text)).map((one) => stem(one, language)))
    return (query.terms[position]?.variants ?? []).some(({ words }) => {
      const others = words.filter((one) => !grammar?.fluids.has(one))
      return others.length > 0 && others.length < words.length && others.every((one) => stems.has(stem(one, language)))
    })
  }
  const hasOthers = (text: string) => {
    const matched = matcher(text)
    const isNamed = (position: number) => (matched[position] ?? 0) > 0 || namesWithoutFluid(position, text)
    return others.length > 0 && others.every(isNamed)
  }
  const hasFluid = (text: string) => (matcher(text)[head] ?? 0) > 0
  const variants = (query.terms[head]?.variants ?? []).flatMap(({ words }) => (words.length === 1 ? words : []))
  const isRelated = (one: string) => variants.some((variant) => haveOneRoot(one, variant))
  const isOil = (query.terms[head]?.variants ?? []).some(({ words }) => words.includes(grammar?.oil ?? ''))
  const isAnother = (one: string) => !hasFluid(one) && !(isOil && one === grammar?.oil)
  const namesAnother = (text: string) =>
    tokenise(normalise(text)).some((one) => (grammar?.fluids.has(one) ?? false) && isAnother(one))
  const namesFilter = (name: string) => {
    const words = tokenise(normalise(name))
    return isFluid && words.some((one) => grammar?.filters.has(one)) && !words.some((one) => one === grammar?.air)
  }
  return {
    isContainer(name, row) {
      const phrase = grammar?.read(name.split(',')[0] ?? '')
      if (!grammar || !phrase || !grammar.containers.has(phrase.head)) return false
      const qualifiers = tokenise(normalise(phrase.text)).filter((one) => one !== phrase.head)
      const isNamed = qualifiers.some((one) => hasFluid(one) || (isFluid && isRelated(one)))
      // "DEF tank": what a tank is named by is a fluid.
      if (others.length === 0) return isNamed && (isFluid || grammar.reservoirs.has(phrase.head))
      if (!isFluid) return false
      const holdsIt = grammar.reservoirs.has(phrase.head) || (isOil && grammar.gears.has(phrase.head))
      return hasOthers(phrase.text) && (hasFluid(row) || (holdsIt && !namesAnother(row)))
    },
    isFilter: (name) => namesFilter(name) && hasOthers(name) && !namesAnother(name),
    isAnyFilter: (name) => namesFilter(name) && !namesAnother(name),
  }
}

/** "Coolant" and "cooling", "refrigerante" and "refrigeración". */
function haveOneRoot(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  const differing = Array.from({ length }, (_, position) => position).find((at) => one[at] !== other[at]) ?? length
  return differing >= MIN_ROOT && differing >= length - MIN_ROOT
}
