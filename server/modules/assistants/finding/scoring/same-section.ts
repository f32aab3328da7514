import type { ScopedPassage } from '../scoped-passage'
import type { Evidence } from './evidence'

/** Whether both are below the same headings of one manual. */
export const isSameSection = ({ hit: { passage } }: Evidence, { hit: { passage: other } }: Evidence): boolean =>
  isSamePart(passage, other)

export const isSamePart = (one: ScopedPassage, other: ScopedPassage): boolean =>
  one.manualId === other.manualId && one.headings.join('\n') === other.headings.join('\n')

/** Whether it is in the section of the other: below the same headings, or one of them below a caption in it: "Table 5-1". */
export function isInSectionOf(one: ScopedPassage, other: ScopedPassage): boolean {
  const [shorter, longer] =
    one.headings.length < other.headings.length ? [one.headings, other.headings] : [other.headings, one.headings]
  const isBelow = shorter.length >= MIN_LEVELS && longer.length === shorter.length + 1
  return (
    isSamePart(one, other) ||
    (one.manualId === other.manualId && isBelow && shorter.every((heading, level) => heading === longer[level]))
  )
}

/** A chapter is no section. */
const MIN_LEVELS = 2
