import { describe, expect, it } from 'vitest'
import { find } from '../../finding/find'
import { buildManualIndex } from '../../finding/index/manual-index'
import { createScope } from '../../finding/ranking/scope'
import { loaderScope } from '../../finding/testing/harrow-manuals'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { compose } from './compose'
import { excerptOf } from './excerpt'
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

describe('excerptOf', () => {
  it('begins with the first step when the procedure is asked for, and says when it goes on', () => {
    const { units, goesOn } = excerptOf(winchSteps, 'procedure', 70)
    expect(units[0]?.text).toMatch(/^1\./)
    expect(goesOn).toBe(true)
  })

  it('gives the one row for a part and the rows around it for a value', () => {
    const evidence = evidenceFor('How tight are the short wheel nuts?')
    expect(excerptOf(evidence, 'part', 300).units).toHaveLength(1)
    expect(excerptOf(evidence, 'value', 300).units.length).toBeGreaterThan(0)
  })

  it('always keeps the unit that answers, however little room there is', () => {
    const evidence = evidenceFor('How tight is the drain plug?')
    expect(excerptOf(evidence, 'value', 1).units.map(({ text }) => text)).toEqual([
      evidence.units[evidence.position]?.text,
    ])
  })
})

describe('writeResponse', () => {
  const answer = (prompt: string) => compose(find({ prompt, conversation: [] }, loaderScope)).response

  it('puts the value first in bold, with its unit, its name and the mark of its citation', () => {
    expect(answer('How tight are the long wheel nuts?')).toMatch(/^\*\*610 N·m\*\* – Wheel nut, long \[1\]/)
    expect(answer('How much oil does the engine take?')).toMatch(
      /^\*\*14.5 L\*\* – Engine oil with filter; Fluid: SAE 15W-40 \[1\]/,
    )
  })

  it('tells both of two rows that answer equally well, with the table below', () => {
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

  it('tells on which page the steps go on, in the language asked in', () => {
    const steps = excerptOf(winchSteps, 'procedure', 70)
    const query = find({ prompt: 'Wie wird das Seil der Winde geschmiert?', conversation: [] }, loaderScope).query
    expect(writeResponse([steps], query, 2000)).toContain('Weiter auf Seite 14.')
  })

  it('leaves out the second excerpt, then rows from the end, until the response is short enough', () => {
    const evidence = evidenceFor('How tight are the wheel nuts?')
    const rows = excerptOf(evidence, 'value', 270)
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
