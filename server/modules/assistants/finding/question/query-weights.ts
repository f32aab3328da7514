/** Weights of terms in ranking. */
export const QUERY_WEIGHTS = {
  filler: 0.25,
  frequent: 0.8,
  inherited: 0.6,
  /** If the question itself does not say what it is about. */
  inheritedTopic: 0.9,
  implied: 0.5,
  synonym: 0.7,
  /** The name in the language of the manuals, if none is written in that of the question. */
  translation: 0.9,
  spoken: 0.45,
  /** A name that only passages in other languages use, although some are in that of the question. */
  foreign: 0.3,
  corrected: 0.9,
  joined: 0.9,
  variant: 0.9,
}
