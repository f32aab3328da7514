import type { Word } from './page-text'

/** In ems above and below the baseline, as in most text faces. */
const ASCENT = 0.76
const DESCENT = 0.22

/** Top and bottom of a word, the same for every font, so that the words of one line are equally high. */
export const verticalExtent = (baseline: number, size: number) => ({
  top: baseline - size * ASCENT,
  bottom: baseline + size * DESCENT,
})

export const baselineOf = ({ bottom, size }: Word) => bottom - size * DESCENT
