import type { Measure, Statement } from './statement'

export interface NounPhrase {
  /** As it is within a sentence, without its article. */
  text: string
  /** The noun in it, normalised. */
  head: string
  /** "with filter" */
  condition: string
}

/** What precedes a value, and whether the value is a specification, such as "ISO VG 46". */
export interface Subject {
  text: string
  condition: string
  isSpecification?: boolean
}

/** What `writeSentence` has to know of a language. Forms give undefined where their grammar is uncertain. */
export interface Grammar<Phrase extends NounPhrase = NounPhrase> {
  language: 'en' | 'es'
  measureNouns: Record<Measure, ReadonlySet<string>>
  /** Nouns of the quantities of other units. */
  otherNouns: ReadonlySet<string>
  /** Nouns of one thing, singular, whose value names what they are or take. */
  specificationNouns: ReadonlySet<string>
  /** What is filled; of the first kind only, a volume is certainly its capacity. */
  tanks: ReadonlySet<string>
  /** Tanks that are named by what they are for: "hydraulic tank", where a sump is that of an oil. */
  reservoirs: ReadonlySet<string>
  containers: ReadonlySet<string>
  fluids: ReadonlySet<string>
  /** What is filled with oil only. */
  gears: ReadonlySet<string>
  filters: ReadonlySet<string>
  oil: string
  air: string
  /** Nouns of units that leave no doubt about what is measured. */
  certain: Partial<Record<Measure, string>>
  /** Begins a value that names nothing: "See section 9". */
  noSpecification: RegExp
  /** The words of a label that can follow an article; undefined if it is not certain that it is a plain noun phrase. */
  read(label: string): Phrase | undefined
  /** Whether a phrase certainly names a thing rather than a property. */
  isThing(phrase: Phrase): boolean
  /** The nouns of a title that has nothing else, in the singular: "Tightening torques". */
  titleNoun(title: string): string | undefined
  /** "The operating weight is" */
  quantity(phrase: Phrase): string | undefined
  /** "The pressure for the relief valve is" */
  quantityOf(noun: Phrase, thing: Phrase, measure: Measure | undefined): string
  /** "The engine oil capacity is" */
  amountOf(fluid: Phrase): string | undefined
  /** "The hydraulic tank takes" */
  capacityOf(container: Phrase): string | undefined
  /** "The fluid for the hydraulic tank is" */
  specificationFor(noun: Phrase, thing: Phrase): string | undefined
  /** "Every 50 hours: grease the bucket pins." */
  atInterval(period: NonNullable<Statement['period']>, thing: Phrase): string | undefined
}
