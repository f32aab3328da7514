import { describe, expect, it } from 'vitest'
import type { ScopedPassage } from '../../finding/scoped-passage'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { procedureSteps } from './procedure'

const rope = ['3 Winch', '3.2 Replacing the rope']

function stepsFrom(passages: readonly ScopedPassage[], part: number) {
  const passage = passages.filter(({ kind }) => kind === 'steps')[part]
  if (passage?.kind !== 'steps') throw new Error('there is no such list')
  return procedureSteps(passage, passages).map((step) => `${step.passage.page}: ${step.unit.text}`)
}

describe('procedureSteps', () => {
  const { passages } = manualBuilder('m', 'M')
    .steps(30, rope, 'Unwind the rope.', 'Loosen the clamp.')
    .safety(30, rope, 'WARNING', 'WARNING', 'The rope springs back.')
    .stepsFrom(3, 31, rope, 'Take the rope off.', 'Fit the new rope.')
    .stepsFrom(5, 32, rope, 'Tighten the clamp.')
    .steps(32, ['3 Winch', '3.3 Brake'], 'Press the brake.')

  it.each([0, 1, 2])('joins the parts of a list over pages, from part %i', (part) => {
    expect(stepsFrom(passages, part)).toEqual([
      '30: 1. Unwind the rope.',
      '30: 2. Loosen the clamp.',
      '31: 3. Take the rope off.',
      '31: 4. Fit the new rope.',
      '32: 5. Tighten the clamp.',
    ])
  })

  it('ends at the next heading and at a list that begins again', () => {
    expect(stepsFrom(passages, 3)).toEqual(['32: 1. Press the brake.'])
    const lists = manualBuilder('m', 'M')
      .steps(1, rope, 'Unwind the rope.', 'Loosen the clamp.')
      .steps(1, rope, 'Lift the drum.', 'Lower the drum.').passages
    expect(stepsFrom(lists, 0)).toHaveLength(2)
  })

  it('continues below the title of a figure, but not with a number that another list may have', () => {
    const figure = ['3 Winch', 'Clamp and cover']
    const parts = (first: number) =>
      manualBuilder('m', 'M')
        .steps(1, rope, ...Array.from({ length: first - 1 }, (_, step) => `Turn ${step}.`))
        .stepsFrom(first, 1, figure, 'Loosen the clamp.', 'Take it off.').passages
    expect(stepsFrom(parts(4), 1)).toHaveLength(5)
    expect(stepsFrom(parts(2), 1)).toHaveLength(2)
  })

  it('does not skip a page', () => {
    const gap = manualBuilder('m', 'M')
      .steps(1, rope, 'Unwind the rope.')
      .stepsFrom(2, 3, rope, 'Loosen the clamp.').passages
    expect(stepsFrom(gap, 0)).toHaveLength(1)
  })
})
