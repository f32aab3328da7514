/** What kind of answer the question asks for. */
export type Intent = 'part' | 'procedure' | 'value' | 'permission' | 'symptom' | 'fact'

/** What a question asks the measure of. */
export type QuantityName =
  | 'torque'
  | 'pressure'
  | 'temperature'
  | 'capacity'
  | 'amount'
  | 'weight'
  | 'noise'
  | 'current'
  | 'voltage'
  | 'power'
  | 'speed'
  | 'interval'
  | 'length'
  | 'slope'
  | 'share'

/** How questions are put in a language. Patterns and words expect normalised text. */
export interface QuestionWords {
  intents: Record<Exclude<Intent, 'fact'>, readonly RegExp[]>
  quantities: Record<QuantityName, RegExp>
  /** How it asks to what extent something is done, not how much there is of a thing: in whatever unit. */
  extent?: RegExp
  /** How it asks how big something is or how far it goes, which may be a length, a capacity or a number of turns. */
  size?: RegExp
  /** How it asks how long to wait or to do something, not how often; none where one word asks for both. */
  duration?: RegExp
  /** How it asks when something is done or due; none where the word for it also begins a clause of time. */
  moment?: RegExp
  /** How it says that something begins: words that are no part of what happens, as "starts" of an engine would be. */
  beginning?: RegExp
  /** How it says that it wants the steps of something: words that are no part of what is done. */
  request?: RegExp
  /** How it asks for help with what was said before, naming nothing itself: "What can I check?" */
  help?: RegExp
  /** How it says that somebody wants to know what follows. */
  wish?: RegExp
  /** The words for what to beware of. */
  dangers: RegExp
  /** The words with which a clause asks. */
  interrogatives: readonly string[]
  /** How it asks which fluid or grade is used. */
  specification: RegExp
  /** How it asks where something is. */
  place: RegExp
  /** How it asks for a colour, for what something costs, and who makes it. */
  colour: RegExp
  price: RegExp
  maker: RegExp
  /** How it asks whether there is something, which is its first group; not a question with an interrogative. */
  having?: RegExp
  /** How it asks for a number of things. */
  count: RegExp
  followUp: {
    /** How a question begins that continues the one before it. */
    connective: RegExp
    /** Words that refer to something in the question before it. */
    pronoun: RegExp
    /** How it refers to all that was said before: "for that". */
    demonstrative?: RegExp
    /** How it asks what comes before that or after it: "do I have to open anything first?" */
    ordering?: RegExp
    /** How it asks what is needed to do that: "which wrench do I need to change it?" */
    purpose?: RegExp
    /** How it asks for something of a thing without a verb: "with what", "a qué presión". */
    bare?: RegExp
    /** How it names the state of something that it does not name: "with it on". */
    absolute?: RegExp
    /** How a thing is named by what distinguishes it alone, its noun left to the question before: "the fuel one". */
    elided?: RegExp
    /** The words between two nouns of one name: "del". */
    genitive?: RegExp
    /** The words that add to what was asked about instead of replacing it, "without"; by default all but articles. */
    addition?: RegExp
    /** Words for what something is done to, where they may be articles as well. */
    object?: RegExp
  }
  /** Words that say that something does not happen: those in manuals, and those that people put before the verb. */
  negations: { stated: readonly string[]; before: readonly string[] }
  /** Words that follow a verb. */
  subject: RegExp
  /** Those who report what they did: pronouns of the first and third person, and their contractions. */
  persons: readonly string[]
  /** The endings of many verbs and adverbs. */
  verbEnding: RegExp
  /** Articles and pronouns that may occur within a term of the trade: "switch it off". */
  articles: readonly string[]
  /** The verbs with which it asks how much of something there is room for. */
  capacityVerbs: readonly string[]
  /** Words for what every question is about, the chosen machine. */
  subjectWords: readonly string[]
  /** Words of a question for a part that do not say which. */
  partWords: readonly string[]
  /** Words after which any number is a code: "alarm 31". */
  codeWords: readonly string[]
  /** Contrasting pairs, of which a later question replaces one by the other. */
  opposites: readonly (readonly string[])[]
}
