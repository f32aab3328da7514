import type { Passage } from '../../manuals'

/** A passage with the manual that it stands in; `ordinal` counts the passages of one manual in reading order from 0. */
export type ScopedPassage = Passage & { manualId: string; manualName: string; ordinal: number }
