import { describe, expect, it } from 'vitest'
import { isExponent } from './exponent'

const reading = (before: string, base: string, signs: string, digits: string | undefined, after = '') => ({
  before,
  base,
  signs,
  digits,
  after,
})

describe('raised signs are an exponent or the number of a note', () => {
  it.each([
    ['10* for 10⁴', reading('x', '10', '*', '4')],
    ['104 for 10⁴', reading('the', '10', '4', '4')],
    ['10° for 10⁶', reading('is', '10', '°', '6')],
    ['10° for 10⁰ behind a factor', reading('×', '10', '°', '0')],
    ['10’ for 10⁷', reading('rpm,', '10', '’', '7')],
    ['m? for m²', reading('120', 'm', '?', '2')],
    ['min" for min⁻¹', reading('1800', 'min', '"', '1')],
    ['m of which the exponent was not recognized', reading('2.4', 'm', '', '3')],
    ['m? that is not recognized enlarged either', reading('2.4', 'm', '?', undefined)],
    ['10* behind a factor, not recognized either', reading('x', '10', '*', undefined)],
    ['dm* within a unit', reading('180', 'dm', '*', '3', '/min')],
    ['the number of a note behind a figure', reading('to', '150', '1', '1')],
  ])('%s', (_, one) => expect(isExponent(one)).toBe(true))

  it.each([
    ['an asterisk', reading('Length', '10', '*', undefined)],
    ['degrees', reading('at', '90', '°', '0')],
    ['degrees that were not recognized', reading('at', '90', '', '0')],
    ['feet', reading('is', '5', "'", '1')],
    ['an apostrophe', reading('I', 'don', "'", '1', 't')],
    ['a registered name', reading('', 'Oil', '®', undefined)],
    ['the numerator of a fraction', reading('is', '1', '3', '3', '/4"')],
    ['a vulgar fraction', reading('is', '2', '½', '1')],
    ['per cent', reading('of', '10', '%', '0')],
    ['some of several signs', reading('bits,', '10', '!', '1', '?')],
    ['the start of a word', reading('see', '', '2', '2', 'nd')],
  ])('not %s', (_, one) => expect(isExponent(one)).toBe(false))
})
