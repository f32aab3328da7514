import { describe, expect, it } from 'vitest'
import { manualBuilder } from '../testing/manual-builder'
import { lacksNamedCode } from './named-code'

const [variant, other] = manualBuilder('m', 'M')
  .text(1, ['Data of the T40S'], 'The tank holds 40 litres.')
  .text(2, ['Tank'], 'The tank is behind the cab.').passages

const lacks = (passage: typeof variant, ...codes: string[]) => passage && lacksNamedCode(passage, codes)

describe('lacksNamedCode', () => {
  it('finds a code in the headings, also if it is written more completely', () => {
    expect(lacks(variant, 't40')).toBe(false)
    expect(lacks(other, 't40')).toBe(true)
  })

  it('accepts any of several codes', () => {
    expect(lacks(variant, 't90', 't40s')).toBe(false)
  })

  it('does not apply to bare numbers, nor without codes', () => {
    expect(lacks(other, '301')).toBe(false)
    expect(lacks(other)).toBe(false)
  })
})
