import { captionLevel } from '../structure/heading'

/** Keeps the headings above the place that is being read, over pages. */
export const headingTrail = () => {
  let trail: { text: string; level: number }[] = []
  return {
    enter: (text: string, level: number) => {
      trail = [...trail.filter((heading) => heading.level < level), { text, level }]
    },
    /** A table's title holds for its table only. */
    leaveTable: () => {
      trail = trail.filter((heading) => heading.level < captionLevel)
    },
    texts: () => trail.map((heading) => heading.text),
  }
}
