import { describe, expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../index/manual-index'
import { scopeOf } from '../ranking/scope'
import { excavatorParts, loaderManual, loaderScope, partsScope } from '../testing/harrow-manuals'
import { manualBuilder } from '../testing/manual-builder'
import { readOn } from './read-on'
import { unitsOf } from './unit'

const best = (prompt: string, scope = loaderScope) => find({ prompt, conversation: [] }, scope).evidence[0]
const unitOf = (prompt: string, scope = loaderScope) => {
  const found = best(prompt, scope)
  return found?.units[found.position]?.text
}

describe('unitsOf', () => {
  const at = (page: number, kind: string) => {
    const passage = loaderManual.passages.find((one) => one.page === page && one.kind === kind)
    return passage ? unitsOf(passage) : []
  }

  it('takes a table apart into rows, steps into steps and text into sentences', () => {
    expect(at(20, 'table').map(({ kind }) => kind)).toEqual(['row', 'row', 'row'])
    expect(at(14, 'steps')[3]?.text).toBe('4. Install the drain plug and tighten it to 45 N·m.')
    expect(at(17, 'text')).toHaveLength(2)
  })
})

describe('weighEvidence', () => {
  it('prefers the sentence that gives a quantity of the kind asked for', () => {
    expect(unitOf('How tight is the drain plug?')).toContain('45 N·m')
  })

  it('prefers the row with the part number to the heading that names the part', () => {
    expect(unitOf('fuel filter number?', partsScope)).toContain('HX-40117')
  })

  it('prefers words that stand together to the same words scattered over a passage', () => {
    const manual = manualBuilder('m', 'M')
      .text(1, [], 'The winch is red.', 'Check the rope daily.', 'Grease the drum of the boom when the season ends.')
      .text(
        2,
        [],
        'The boom is long.',
        'Grease the winch drum every 50 hours.',
        'Keep the rope dry and clean at all times.',
      )
    const scope = scopeOf([buildManualIndex(manual.passages)])
    expect(unitOf('When do I grease the winch drum?', scope)).toBe('Grease the winch drum every 50 hours.')
  })

  it('keeps to one entry for each passage', () => {
    const { evidence } = find({ prompt: 'filter', conversation: [] }, partsScope)
    expect(new Set(evidence.map(({ hit }) => hit.passage)).size).toBe(evidence.length)
    expect(evidence.every(({ hit }) => excavatorParts.passages.includes(hit.passage))).toBe(true)
  })
})

describe('readOn', () => {
  const manual = manualBuilder('m', 'M')
    .text(1, ['Winch'], 'The winch pulls four tonnes. Before long storage of the winch, take these precautions')
    .text(1, ['Winch'], 'and write them into the log:')
    .steps(1, ['Winch'], 'Unwind the rope.', 'Grease the drum.')
    .text(2, ['Boom'], 'The boom is long.')
  const scope = scopeOf([buildManualIndex(manual.passages)])

  it('finishes a sentence that the passage breaks off and goes on in the steps below it', () => {
    const found = best('winch storage precautions', scope)
    if (!found) throw new Error('nothing was found')
    const { units, position } = readOn(found)
    expect(units.map(({ kind }) => kind)).toContain('step')
    expect(units[position]?.text).toContain('precautions')
  })

  it('stays on the page', () => {
    const found = best('How long is the boom?', scope)
    if (!found) throw new Error('nothing was found')
    expect(readOn(found).units.map(({ text }) => text)).toEqual(['The boom is long.'])
  })
})
