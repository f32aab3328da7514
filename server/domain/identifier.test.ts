import { expect, it } from 'vitest'
import { normalizeSerialNumber } from '../modules/machines'
import { visibleIdentifier } from './identifier'
import { normalizePartNumber } from './part-number'

/** All characters, a plane at a time, that have a property. */
function* charactersWith(property: RegExp): Generator<string> {
  for (let code = 1; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const character = String.fromCodePoint(code)
    if (property.test(character)) yield character
  }
}

it('a number has nothing that Unicode shows as nothing, wherever it is stored, compared or searched for', () => {
  const wrong = [...charactersWith(/\p{Default_Ignorable_Code_Point}/u)].filter((sign) => {
    const number = `QX${sign}-77${sign}`
    return (
      visibleIdentifier(number) !== 'QX-77' ||
      normalizePartNumber(number) !== 'QX77' ||
      normalizeSerialNumber(number) !== 'QX77'
    )
  })
  expect(wrong).toEqual([])
})

it('every blank, and any number of them, is one', () => {
  const wrong = [...charactersWith(/[\s\p{Zs}\p{Zl}\p{Zp}]/u)].filter(
    (blank) => visibleIdentifier(`${blank}QX${blank} ${blank}88${blank}`) !== 'QX 88',
  )
  expect(wrong).toEqual([])
})

it('letters and digits of East Asian width are the usual ones', () => {
  expect(visibleIdentifier('\uff31\uff38\uff0f\uff17\u3000\uff17\uff41')).toBe('QX/7 7a')
})

it('what is not another way to write a number stays', () => {
  expect(['3/4”', '½-13', 'M²', 'ÄÖ-1', '北-1', 'a b'].map(visibleIdentifier)).toEqual([
    '3/4”',
    '½-13',
    'M²',
    'ÄÖ-1',
    '北-1',
    'a b',
  ])
})
