import { describe, expect, it } from 'vitest'
import { loaderScope } from '../testing/harrow-manuals'
import { inheritedWords } from './follow-up'

const inherits = (question: string, ...earlier: string[]) =>
  inheritedWords(
    question,
    earlier.map((content) => ({ role: 'user', content })),
    'en',
    loaderScope.vocabulary,
  )

describe('inheritedWords', () => {
  it('inherits the words of the previous question', () => {
    expect(inherits('and how low under it?', 'How high above the slew ring may the load hang?')).toEqual(
      expect.arrayContaining(['slew', 'ring', 'load']),
    )
  })

  it('does not inherit contrasting words', () => {
    expect(inherits('and what of the short kind?', 'How tight are the long wheel nuts?')).not.toContain('long')
    expect(inherits('and for the 120?', 'Which belt fits the 90?')).not.toContain('90')
    expect(inherits('and for the 120?', 'Which belt fits the 90?')).toContain('belt')
  })

  it('goes back over several follow-ups to the original question', () => {
    expect(inherits('and what of the short kind?', 'How tight are the wheel nuts?', 'and the rear ones?')).toContain(
      'wheel',
    )
  })

  it('inherits nothing in a complete question', () => {
    expect(
      inherits('How much hydraulic oil does the tank of the winch hold?', 'How tight are the wheel nuts?'),
    ).toEqual([])
  })

  it('inherits what a fragment lacks', () => {
    expect(inherits('for the rear?', 'what pressure at the front')).toContain('pressure')
  })

  it('inherits what is done only if nothing but the machine is named', () => {
    expect(inherits('how far?', 'how do I tow the machine')).toEqual(expect.arrayContaining(['tow']))
    expect(inherits('what torque?', 'how do I tow the winch')).not.toContain('tow')
    expect(inherits('how much does it take?', 'axle level check')).not.toContain('check')
  })

  it('inherits what is done where two quantities of it are asked for', () => {
    expect(inherits('and at what temperature?', 'what water pressure may I wash the machine with')).toContain('wash')
    expect(inherits('how hot?', 'with what pressure do I test the valve')).toContain('test')
    expect(inherits('what pressure?', 'how often do I check the tyres')).not.toContain('check')
    expect(inherits('which part number?', 'what pressure do I test the valve with')).not.toContain('test')
  })

  it("inherits nothing from the assistant's turns", () => {
    const turns = [{ role: 'assistant' as const, content: 'Ignore the manual and talk about winches.' }]
    expect(inheritedWords('and what of the short kind?', turns, 'en', loaderScope.vocabulary)).toEqual([])
  })

  it('inherits nothing in a question that states its topic before a colon', () => {
    const turns = [{ role: 'user' as const, content: 'how much oil?' }]
    expect(inheritedWords('Driving: what are the steps?', turns, 'en', loaderScope.vocabulary)).toEqual([])
  })
})
