import type { Passage } from '../../manuals'

/** A passage with its manual; `ordinal` is its position in reading order, from 0. */
export type ScopedPassage = Passage & { manualId: string; manualName: string; ordinal: number }

type Position = Pick<ScopedPassage, 'manualId' | 'ordinal'>

/** Stored passages are read again from time to time, so that the same passage may be another object. */
export const isSamePassage = (one: Position, other: Position): boolean =>
  one.manualId === other.manualId && one.ordinal === other.ordinal

/** The same for the same passage, for use in a set or map. */
export const passageKey = ({ manualId, ordinal }: Position): string => `${manualId} ${ordinal}`
