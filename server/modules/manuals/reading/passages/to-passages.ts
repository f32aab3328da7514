import type { Passage } from '../passage'
import type { StructuredPage } from '../structure/structure-manual'
import { headingTrail } from './heading-trail'
import { pagePassages } from './page-passages'

/** All passages of a manual in reading order. */
export const toPassages = (pages: readonly StructuredPage[]): Passage[] => {
  const trail = headingTrail()
  return pages.flatMap((page) => pagePassages(page, trail))
}
