import type { Language } from '../../../../languages/language'
import type { Intent } from '../../../../languages/question-words'
import type { Turn } from './follow-up'

export interface Question {
  prompt: string
  /** The earlier turns, oldest first, without the prompt itself. */
  conversation: readonly Turn[]
  /** The preferred language of the person, for a question whose words do not show their language. */
  language?: Language
  /** Whether a part is asked for unless the question is for something else. */
  seeksPart?: boolean
  /** Of the machine that is asked about. */
  serialNumber?: string | undefined
  /** What is asked for, if not what the words show. */
  intent?: Intent
}

export interface Variant {
  /** All words must occur in a passage. */
  words: readonly string[]
  /** 1 for the original word, less for a synonym. */
  weight: number
}

/** A search term with its variants. */
export interface QueryTerm {
  word: string
  /** Weight in ranking: 1 for content words, less for filler words and words of earlier turns. */
  weight: number
  /** Weight in coverage, that is, how much its absence shows that a manual does not answer: 0 for filler words. */
  coverageWeight: number
  variants: Variant[]
  /** Whether it is a word of an earlier question. */
  isInherited?: boolean
  /** Whether it names what that question was about. */
  isEarlierTopic?: boolean
  /** Whether the question says that it does not happen: "move" in "the crane does not move". */
  isNegated?: boolean
  /** Consecutive words without a stop word in between, as in "bucket tooth", have the same number. */
  phrase: number
}

export interface Query {
  prompt: string
  language: Language
  intent: Intent
  /** Possible units of the answer, if the question asks for a quantity. */
  units: string[]
  /** Whether the quantity may be stated in another unit. */
  allowsOtherUnits: boolean
  /** Whether it asks for a number of things, not for so many of a unit. */
  wantsCount: boolean
  /** Whether it asks how long to wait or to do something, so that the interval of a schedule is no answer. */
  asksDuration: boolean
  /** Whether it asks how much of something there is for each unit of time: "per hour". */
  asksRate: boolean
  /** Whether it asks where something is. */
  asksPlace: boolean
  /** The content words of what it asks whether there is: "bluetooth" in "does the radio have bluetooth". */
  thing: readonly string[]
  /** Whether it asks for a colour. */
  asksColour: boolean
  /** Whether it asks for what manuals do not state: what something costs, or who makes it. */
  asksPrice: boolean
  asksMaker: boolean
  /** Whether it asks for a quantity and names nothing that has it, so that it is that of the machine. */
  isOfMachine: boolean
  /** Whether it only names a thing and asks nothing of it: "engine oil". */
  namesOnly: boolean
  /** Whether it asks which oil, fluid or grade is used. */
  wantsSpecification: boolean
  terms: QueryTerm[]
  /** Alarm codes, part numbers and the like, without hyphens; those of the question come before inherited ones. */
  codes: string[]
  /** What may be a code of letters alone, such as that of an alarm on a display. */
  letterCodes: string[]
  corrections: { from: string; to: string }[]
  /** Whether it is put to the parts assistant. */
  seeksPart?: boolean | undefined
  /** Of the machine that is asked about. */
  serialNumber?: string | undefined
  /** The question as it was understood, in words that need no other question. */
  reading: string
  /** What it is about in their words: "engine oil filter". */
  about: string[]
}
