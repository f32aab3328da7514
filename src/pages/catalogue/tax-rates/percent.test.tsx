import { afterEach, expect, it } from 'vitest'
import { chooseLanguage } from '@/shared/lib/i18n'
import { readPercent, writePercent } from './percent'

afterEach(() => chooseLanguage('en', { remember: false }))

it.each([
  ['8.25', 825],
  ['8,25', 825],
  ['8,5 %', 850],
  ['0', 0],
  ['100', 10_000],
])('"%s" is %i hundredths of a percent', (typed, basisPoints) => {
  expect(readPercent(typed)).toBe(basisPoints)
})

it.each(['', '-1', '100.01', '8.255', '1.000', '1,000', 'x'])('"%s" is no percentage', (typed) => {
  expect(readPercent(typed)).toBeUndefined()
})

it('is written as it is read', () => {
  expect([825, 600, 0].map(writePercent)).toEqual(['8.25', '6', '0'])
})

it('in Spanish has a decimal comma, and is read with a point still', async () => {
  await chooseLanguage('es', { remember: false })
  expect(writePercent(825)).toBe('8,25')
  expect(['8,25', '8.25'].map(readPercent)).toEqual([825, 825])
})
