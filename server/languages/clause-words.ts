/**
 * How clauses of a language deny, permit, limit and follow each other: words and short phrases, normalised, separated by
 * commas. Written by the project's authors from the grammars of the languages.
 */
export interface ClauseWords {
  /** What denies or forbids. */
  negations: string
  /** What permits. */
  permissions: string
  /** What restricts: "only". */
  restrictions: string
  /** What makes a restriction of a negation before it: "ne … que". */
  exceptions?: string
  /** What completes a negation, after which there is no exception: "ne … pas que". */
  completions?: string
  /** What adds to what was said before. */
  additions: string
  /** With a negation they limit a quantity instead of denying something: "no more than". */
  comparisons: string
  /** What a further clause begins with. */
  conjunctions: string
  /** What a condition begins with. */
  conditions: string
  /** What carries on a list, and a negation with it: "do not weld or drill". */
  alternatives: string
  /** What is done first, and what after it. */
  first: string
  next: string
  /** What precedes the later and the earlier of two actions. */
  before: string
  after: string
  /** What says where on a page something stands. */
  onPage: string
}
