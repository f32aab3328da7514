import { describe, expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../retrieving/manual-index'
import type { Hit } from '../retrieving/rank'
import { createScope } from '../retrieving/scope'
import { manualBuilder } from '../testing/manual-builder'
import { fuseEvidence } from './fuse-evidence'

const manual = manualBuilder('m', 'M')
  .text(1, ['1 Cab'], 'The rail of the canopy is painted yellow.')
  .text(2, ['2 Accessories'], 'Clip the parasol to the frame and tighten both knobs.')
  .text(3, ['3 Storage'], 'Cover the rail before the winter.')
  .safety(4, ['4 Safety'], 'WARNING', 'Never hang loads on the rail.')
  .table(5, ['5 Codes'], ['Code', 'Meaning'], ['E1234', 'Rail sensor failed'])
const index = buildManualIndex(manual.passages)

const fused = (prompt: string, similarPages: number[]) => {
  const similar = similarPages.flatMap((page): Hit[] => {
    const passage = manual.passages.find((one) => one.page === page)
    // A copy, as stored passages are read again.
    return passage
      ? [{ passage: { ...passage }, manual: manual.passages, language: 'en', score: 0, isListing: false, coverage: 0 }]
      : []
  })
  const found = find({ prompt, conversation: [] }, createScope([index]))
  const pagesOf = (evidence: typeof found.evidence) => evidence.map(({ hit }) => hit.passage.page)
  return { words: pagesOf(found.evidence), fused: pagesOf(fuseEvidence(found, similar)) }
}

describe('evidence by words and by similarity', () => {
  it('comes first if it is high in both rankings', () => {
    const { words, fused: pages } = fused('Where is the rail of the canopy?', [2, 3, 1])
    expect(words[0]).toBe(1)
    expect([pages[0], pages.includes(2)]).toEqual([1, true])
    expect(new Set(pages).size).toBe(pages.length)
  })

  it('is added if only similarity finds it, after what both find first', () => {
    const { words, fused: pages } = fused('sunshade at the rail', [2, 3])
    expect(words).not.toContain(2)
    expect(pages.indexOf(2)).toBeLessThan(3)
    expect(new Set(pages).size).toBe(pages.length)
  })

  it('is that of similarity if words find nothing', () => {
    expect(fused('sunshade', [2, 5])).toEqual({ words: [], fused: [2, 5] })
  })

  it('stays in its order without similar passages', () => {
    const { words, fused: pages } = fused('Where is the rail of the canopy?', [])
    expect(pages).toEqual(words)
  })

  it('remains first if it is the entry of a code in the question', () => {
    expect(fused('E1234', [2, 3, 1]).fused[0]).toBe(5)
  })

  it('remains first if it is a rule for a question whether something is permitted', () => {
    expect(fused('May I hang loads on the rail?', [2, 3, 1]).fused[0]).toBe(4)
  })
})
