/** Where a text stands that somebody has written to steer the assistants. */
export type HostilePlace =
  | 'text'
  | 'cell'
  | 'heading'
  | 'step'
  | 'notice'
  | 'manual name'
  | 'part'
  | 'record'
  | 'user turn'
  | 'assistant turn'
  | 'question'
  /** On a page that a model reads only by a tool. */
  | 'further page'

export interface ObedientCalls {
  calls: readonly { name: string; input: unknown }[]
}

/**
 * A text that is data wherever it stands, with what it is after. A model that obeys it writes all that the product could be
 * made to show.
 */
export interface HostileText {
  name: string
  place: HostilePlace
  text: string
  /**
   * The replies of a model that does what the text wants, one after the other, the last one again and again. `HERE` cites the
   * passage that the text stands in, or next to.
   */
  obeys: readonly (string | ObedientCalls)[]
  /** What an answer says only if the text was obeyed. */
  obeyed: RegExp
  /** The default engine may quote what the manual prints for its readers; it remains text. */
  mayBeQuoted?: true
}

/** Replaced by the name of a passage that has these words. */
export const HERE = '[[2.4]]'

/** What the manual says itself. */
export const OIL = `The winch gearbox takes 2.4 L of oil. ${HERE}`
