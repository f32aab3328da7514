import { CAPTION_LEVEL } from '../structure/heading'

/** Tracks the headings above the current position across pages. */
export const headingTrail = () => {
  let trail: { text: string; level: number }[] = []
  return {
    enter: (text: string, level: number) => {
      trail = [...trail.filter((heading) => heading.level < level), { text, level }]
    },
    /** A caption applies to its table only. */
    leaveTable: () => {
      trail = trail.filter((heading) => heading.level < CAPTION_LEVEL)
    },
    texts: () => trail.map((heading) => heading.text),
  }
}
