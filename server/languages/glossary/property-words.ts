import type { Language } from '../language'
import { stem } from '../text/stem'
import { actionTerms } from './actions'
import { conceptsOf, namesIn } from './concept'
import { placeTerms } from './conditions-and-places'
import { faultTerms } from './faults-and-symptoms'
import { quantitiesAndPropertiesTerms } from './quantities-and-properties'
import { glossaryTerms } from './terms'
import { quantityTerms } from './time-and-quantity'

const propertyTerms = [placeTerms, faultTerms, quantitiesAndPropertiesTerms, quantityTerms]
const thingTerms = glossaryTerms.filter((terms) => !propertyTerms.includes(terms))
const concreteTerms = thingTerms.filter((terms) => terms !== actionTerms)
const stemsOfProperties = new Map<Language, ReadonlySet<string>>()
const things = new Map<Language, ReadonlySet<string>>()
const actions = new Map<Language, ReadonlySet<string>>()

/** Whether a word, in this or another inflected form, names a property, a fault or a place, and nothing else as well. */
export function isPropertyWord(word: string, language: Language): boolean {
  const stems = stemsOfProperties.get(language) ?? propertyStems(language)
  stemsOfProperties.set(language, stems)
  return stems.has(stem(word, language))
}

/** Whether a word alone, in this or another inflected form, names a thing, and no action or property. */
export function isThingWord(word: string, language: Language): boolean {
  const stems = things.get(language) ?? stemsIn(concreteTerms, language)
  things.set(language, stems)
  return stems.has(stem(word, language))
}

/** Whether a word alone, in this or another inflected form, names an action or a fault, perhaps beside a thing. */
export function isActionWord(word: string, language: Language): boolean {
  const stems = actions.get(language) ?? stemsIn([actionTerms, faultTerms], language)
  actions.set(language, stems)
  return stems.has(stem(word, language))
}

/** Properties that a machine has as a whole, by the names of the list. */
const ofMachines = new Set('width height length depth weight speed reach'.split(' '))
const stemsOfMachines = new Map<Language, ReadonlySet<string>>()

/** Whether a word names a property that a machine has as a whole: "width". */
export function isMachineProperty(word: string, language: Language): boolean {
  const names = () =>
    propertyTerms
      .flatMap(conceptsOf)
      .filter(({ en }) => en.some((name) => ofMachines.has(name.join(' '))))
      .flatMap((concept) => concept[language])
  const stems =
    stemsOfMachines.get(language) ??
    new Set(
      names()
        .flatMap((name) => (name.length === 1 ? name : []))
        .map((one) => stem(one, language)),
    )
  stemsOfMachines.set(language, stems)
  return stems.has(stem(word, language))
}

function propertyStems(language: Language): ReadonlySet<string> {
  const things = stemsIn(thingTerms, language)
  return new Set([...stemsIn(propertyTerms, language)].filter((one) => !things.has(one)))
}

/** Of the names of one word. */
const stemsIn = (topics: readonly string[], language: Language): ReadonlySet<string> =>
  new Set(
    topics
      .flatMap((terms) => namesIn(terms, language))
      .flatMap(([word, ...others]) => (word !== undefined && others.length === 0 ? [stem(word, language)] : [])),
  )
