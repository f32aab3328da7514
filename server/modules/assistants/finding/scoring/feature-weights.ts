/**
 * What speaks for a place as evidence, or against it, with its weight. Tuned on manuals of real machines; fitting them by
 * a listwise regression gained nothing on manuals left out (decision 197).
 */
export const FEATURE_WEIGHTS = {
  /** The rank score of the passage (`../retrieving/rank.ts`), at most about 1. */
  passage: 1,
  /** Share of the question that the passage covers, with its headings and the first lines of its page. */
  coverage: 0.6,
  /** Share of the question that the sentence, step or row covers. */
  unit: 1.5,
  /** Share of a row's label, or of the heading of steps, that the question explains. */
  named: 0.225,
  /** The score of the best other passage of the page. */
  support: 0.2,
  /** In the section that answers the question before it. */
  earlier: 0.4,
  /** Leaves out every model and code that the question names. */
  otherCode: -0.3,
  /** The entry of a list for a code or part number in the question. */
  decisive: 3,
  /** A line of text that starts with such a code. */
  codeLine: 0.75,
  /** In a table that has a figure of the question in its title, or in a row that has it as its condition. */
  dueThen: 1.5,
  condition: 0.75,
  /** In a table of faults, for a symptom. */
  faultTable: 0.675,
  /** The quantity, grade or colour asked for, a new figure, a step of a procedure, the row of a part with its number. */
  quantity: 0.45,
  figure: 0.3,
  step: 0.3,
  partRow: 0.9,
  /** A sentence on what to do if something happens, for a symptom; on what must be done, for a procedure; on where it is. */
  remedy: 0.6,
  duty: 0.4,
  place: 0.2,
  /** A row of a part that is named after another one, and one with another head noun. */
  partBeside: -0.15,
  otherPart: -0.45,
  /** When something is due, where a duration or what recurs is asked for. */
  otherTime: -0.45,
  /** A note, for a value; a title or a short line without a new figure. */
  remark: -0.3,
  label: -0.225,
}
