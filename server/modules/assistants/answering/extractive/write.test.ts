import { describe, expect, it } from 'vitest'
import { find } from '../../finding/find'
import { buildManualIndex } from '../../finding/index/manual-index'
import { createScope } from '../../finding/ranking/scope'
import { loaderScope } from '../../finding/testing/harrow-manuals'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { compose } from './compose'
import { buildExcerpt } from './excerpt'
import { writeResponse } from './write'

const evidenceFor = (prompt: string, scope = loaderScope) => {
  const [best] = find({ prompt, conversation: [] }, scope).evidence
  if (!best) throw new Error(`nothing was found for ${prompt}`)
  return best
}

const winch = manualBuilder('m', 'M').steps(
  14,
  ['Winch'],
  'Unwind the rope of the winch.',
  'Grease the winch drum.',
  'Wind the rope up again under a load of fifty kilograms at the least.',
)
const winchSteps = evidenceFor('How do I grease the winch drum?', createScope([buildManualIndex(winch.passages)]))

describe('buildExcerpt', () => {
  it('starts with the first step of a procedure and reports whether it continues', () => {
    const { units, continues } = buildExcerpt(winchSteps, 'procedure', 70)
    expect(units[0]?.text).toMatch(/^1\./)
    expect(continues).toBe(true)
  })

  it('returns only the row of a part, and similar rows for a value', () => {
    const evidence = evidenceFor('How tight are the short wheel nuts?')
    expect(buildExcerpt(evidence, 'part', 300).units).toHaveLength(1)
    expect(buildExcerpt(evidence, 'value', 300).units.length).toBeGreaterThan(0)
  })

  it('always includes the best unit, however low the limit', () => {
    const evidence = evidenceFor('How tight is the drain plug?')
    expect(buildExcerpt(evidence, 'value', 1).units.map(({ text }) => text)).toEqual([
      evidence.units[evidence.position]?.text,
    ])
  })
})

describe('writeResponse', () => {
  const answer = (prompt: string) => compose(find({ prompt, conversation: [] }, loaderScope)).response

  it('writes the value first in bold, with unit, label and citation', () => {
    expect(answer('How tight are the long wheel nuts?')).toMatch(/^\*\*610 N·m\*\* – Wheel nut, long \[1\]/)
    expect(answer('How much oil does the engine take?')).toMatch(
      /^\*\*14.5 L\*\* – Engine oil with filter; Fluid: SAE 15W-40 \[1\]/,
    )
  })

  it('writes both of two equally good rows, with the table below', () => {
    expect(answer('wheel nut torque')).toBe(
      [
        '**610 N·m** – Wheel nut, long; **480 N·m** – Wheel nut, short [1]',
        '',
        '| Fastener | Torque (N·m) |',
        '| --- | --- |',
        '| Wheel nut, long | 610 |',
        '| Wheel nut, short | 480 |',
      ].join('\n'),
    )
  })

  it('writes on which page the steps continue, in the language of the question', () => {
    const steps = buildExcerpt(winchSteps, 'procedure', 70)
    const query = find({ prompt: 'Wie wird das Seil der Winde geschmiert?', conversation: [] }, loaderScope).query
    expect(writeResponse([steps], query, 2000)).toContain('Weiter auf Seite 14.')
  })

  it('omits the second excerpt, then rows from the end, until the response is short enough', () => {
    const evidence = evidenceFor('How tight are the wheel nuts?')
    const rows = buildExcerpt(evidence, 'value', 270)
    const { query } = find({ prompt: 'How tight are the wheel nuts?', conversation: [] }, loaderScope)
    const whole = writeResponse([rows, rows], query, 2000)
    const first = writeResponse([rows, rows], query, whole.length - 1)
    const fewer = writeResponse([rows, rows], query, first.length - 1)
    const cut = writeResponse([rows, rows], query, 12)
    expect([whole.includes('[2]'), first.includes('[2]'), first.split('\n').length]).toEqual([true, false, 6])
    expect(fewer.split('\n').length).toBeLessThan(6)
    expect(fewer).toContain('[1]')
    expect(cut.length).toBeLessThanOrEqual(12)
  })
})
