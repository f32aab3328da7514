import { describe, expect, it } from 'vitest'
import { find } from '../find'
import { manualBuilder } from '../testing/manual-builder'
import { buildManualIndex } from './manual-index'
import { createScope } from './scope'
import { variantsByDesignation } from './variants'

describe('variantsByDesignation', () => {
  it('groups designations that only differ in letters at their end', () => {
    const variants = variantsByDesignation(['t40s', 't40x', 't4s', 't401', 'pump', '40s'])
    expect([...variants]).toEqual([['t40', ['t40s', 't40x']]])
  })
})

describe('a designation without its last letters', () => {
  const { passages } = manualBuilder('m', 'M').table(
    3,
    ['Oil'],
    ['Model', 'Capacity (L)'],
    ['T40S', '0.8'],
    ['T90S', '1.6'],
  )
  const answerTo = (prompt: string) => {
    const [best] = find({ prompt, conversation: [] }, createScope([buildManualIndex(passages)])).evidence
    return best?.units[best.position]?.cells
  }

  it('finds the row of the variant', () => {
    expect(answerTo('How much oil does the T90 take?')).toEqual(['T90S', '1.6'])
  })
})
