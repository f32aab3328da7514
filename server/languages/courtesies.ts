/**
 * Greetings and thanks in a language, and the reply to each. No kept source has such a list: these are common
 * courtesies, collected by the authors of this project from general knowledge of each language, not from questions.
 */
export interface Courtesies {
  greetings: readonly string[]
  /** Thanks, and what people say instead: that it worked, that they have understood, goodbye. */
  thanks: readonly string[]
  /** May accompany a greeting or thanks but are neither on their own. */
  asides: readonly string[]
  replies: { greeting: string; thanks: string }
}
