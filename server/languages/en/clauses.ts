import type { ClauseWords } from '../clause-words'

/** How clauses of English deny, permit, limit and follow each other. */
export const clauses: ClauseWords = {
  negations:
    "not, no, never, cannot, don't, doesn't, didn't, won't, wouldn't, can't, couldn't, shouldn't, mustn't, isn't, aren't, wasn't, weren't, haven't, hasn't, needn't, neither, nor, nobody, none, nothing, unable, refrain, prohibited, forbidden, avoid, prevent, prevents, preventing, prevented, protect from, keep from, no need to, no need, not necessary, not required, need not, needn't",
  permissions: 'may, can, could, allowed, permitted, permissible, possible, ok, okay, safe, harmless',
  restrictions: 'only, solely, exclusively, except, unless',
  additions: 'also, as well, likewise, just like, just as, in the same way, equally',
  comparisons:
    'more, less, fewer, longer, later, sooner, earlier, higher, lower, faster, slower, further, farther, greater, smaller, larger, older, steeper, hotter, colder, beyond, above, over, below, under, exceed, exceeds, exceeding, until',
  conjunctions:
    'and, but, because, since, so that, if, when, while, unless, until, before, after, which, that, where, whereas, then, although, even if, otherwise, or else, whether, as long as, in order to',
  conditions: 'if, when, whenever, while, unless, as long as, once, in case',
  alternatives: 'or, nor',
  first: 'first, at first, begin, start with, beginning with, starting with',
  next: 'then, afterwards, next, subsequently, finally, lastly, last, in the end, after that, only then, later',
  before: 'before, prior to',
  after: 'after, once, as soon as',
  onPage: 'item, row, column, list, listed, table, figure, page, stands, printed, shown, marked, entry, heading, title',
}
