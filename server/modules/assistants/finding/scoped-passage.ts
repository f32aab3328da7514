import type { Passage } from '../../manuals'

/** A passage with its manual; `ordinal` is its position in reading order, from 0. */
export type ScopedPassage = Passage & { manualId: string; manualName: string; ordinal: number }
