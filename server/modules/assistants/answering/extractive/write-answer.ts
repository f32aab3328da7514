import type { Found } from '../../finding/find'
import { buildExcerpts } from './build-excerpts'
import type { WrittenAnswer } from './excerpt'
import { findFurther } from './further'
import { shorten } from './markdown'
import { writeExcerpts } from './write'
import { writeParts } from './write-parts'

/** Left free for links, citation numbers and Markdown, in characters; then less and less text is quoted until it fits. */
const RESERVE = 150
const SHARES = [1, 0.75, 0.5, 0.25]

/** Quotes what answers the question in at most `characters` of Markdown. */
export function writeAnswer({ query, evidence }: Found, characters: number): WrittenAnswer {
  const [best] = evidence
  if (!best) return { response: '', excerpts: [] }
  if (best.parts) return writeParts(best.parts, { query, manual: best.hit.language }, characters)
  const further = findFurther(best, evidence, query)
  for (const share of SHARES) {
    const direct = buildExcerpts(best, query, (characters - RESERVE) * share)
    for (const excerpts of [[...direct, ...further], direct]) {
      const response = writeExcerpts(excerpts, query, best.hit.language)
      if (response.length <= characters) return { response, excerpts }
    }
  }
  const excerpts = buildExcerpts(best, query, 0)
  return { response: shorten(writeExcerpts(excerpts, query, best.hit.language), characters), excerpts }
}
