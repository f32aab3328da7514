import { expect, it } from 'vitest'
import { clockHours, splitUnit } from './written-unit'

it.each([
  ['1,234.5 h', '1,234.5', 'hours'],
  ['812Std.', '812', 'hours'],
  ['812 km', '812', 'km'],
  ['10 pcs', '10', 'pieces'],
  ['3 Stück', '3', 'pieces'],
  ['12', '12', undefined],
  ['12 boxes', '12 boxes', undefined],
  ['soon h', 'soon h', undefined],
])('%s is %s in %s', (text, figure, unit) => {
  expect(splitUnit(text)).toEqual({ figure, unit })
})

it('a duration is hours and their tenths, which are cut', () => {
  expect(['804:30', '12:59:59', '0:05'].map(clockHours)).toEqual(['804.5', '12.9', '0.0'])
  expect(['12:60', '12', '1:2:3'].map(clockHours)).toEqual([undefined, undefined, undefined])
})
