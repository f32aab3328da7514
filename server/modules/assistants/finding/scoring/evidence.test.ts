import { describe, expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../retrieving/manual-index'
import { createScope } from '../retrieving/scope'
import { excavatorParts, loaderManual, loaderScope, partsScope } from '../testing/harrow-manuals'
import { manualBuilder } from '../testing/manual-builder'
import { withAdjacentUnits } from './adjacent-units'
import { splitIntoUnits } from './unit'

const best = (prompt: string, scope = loaderScope) => find({ prompt, conversation: [] }, scope).evidence[0]
const unitOf = (prompt: string, scope = loaderScope) => {
  const found = best(prompt, scope)
  return found?.units[found.position]?.text
}

describe('splitIntoUnits', () => {
  const at = (page: number, kind: string) => {
    const passage = loaderManual.passages.find((one) => one.page === page && one.kind === kind)
    return passage ? splitIntoUnits(passage) : []
  }

  it('splits a table into rows, a list into steps and text into sentences', () => {
    expect(at(20, 'table').map(({ kind }) => kind)).toEqual(['row', 'row', 'row'])
    expect(at(14, 'steps')[3]?.text).toBe('4. Install the drain plug and tighten it to 45 N·m.')
    expect(at(17, 'text')).toHaveLength(2)
  })
})

describe('rankEvidence', () => {
  it('prefers the sentence with the requested quantity', () => {
    expect(unitOf('How tight is the drain plug?')).toContain('45 N·m')
  })

  it('prefers the row with the part number to the heading with the name of the part', () => {
    expect(unitOf('fuel filter number?', partsScope)).toContain('HX-40117')
  })

  it('prefers words close together to the same words scattered over a passage', () => {
    const manual = manualBuilder('m', 'M')
      .text(1, [], 'The winch is red.', 'Check the rope daily.', 'Grease the drum of the boom when the season ends.')
      .text(
        2,
        [],
        'The boom is long.',
        'Grease the winch drum every 50 hours.',
        'Keep the rope dry and clean at all times.',
      )
    const scope = createScope([buildManualIndex(manual.passages)])
    expect(unitOf('When do I grease the winch drum?', scope)).toBe('Grease the winch drum every 50 hours.')
  })

  it('returns one entry per passage', () => {
    const { evidence } = find({ prompt: 'filter', conversation: [] }, partsScope)
    expect(new Set(evidence.map(({ hit }) => hit.passage)).size).toBe(evidence.length)
    expect(evidence.every(({ hit }) => excavatorParts.passages.includes(hit.passage))).toBe(true)
  })
})

describe('withAdjacentUnits', () => {
  const manual = manualBuilder('m', 'M')
    .text(1, ['Winch'], 'The winch pulls four tonnes. Before long storage of the winch, take these precautions')
    .text(1, ['Winch'], 'and write them into the log:')
    .steps(1, ['Winch'], 'Unwind the rope.', 'Grease the drum.')
    .text(2, ['Boom'], 'The boom is long.')
  const scope = createScope([buildManualIndex(manual.passages)])

  it('completes a truncated sentence and continues with the steps below', () => {
    const found = best('winch storage precautions', scope)
    if (!found) throw new Error('nothing was found')
    const { units, position } = withAdjacentUnits(found)
    expect(units.map(({ kind }) => kind)).toContain('step')
    expect(units[position]?.text).toContain('precautions')
  })

  it('does not leave the page', () => {
    const found = best('How long is the boom?', scope)
    if (!found) throw new Error('nothing was found')
    expect(withAdjacentUnits(found).units.map(({ text }) => text)).toEqual(['The boom is long.'])
  })
})
