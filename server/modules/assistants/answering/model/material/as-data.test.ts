import { expect, it } from 'vitest'
import { asData } from './as-data'

it.each([
  ['[P1] Safety', '(P1] Safety'],
  ['see [ P 12 ] and [r3]', 'see ( P 12 ] and (r3]'],
  ['［Ｐ１］', '(Ｐ１］'],
  ['[P\n1]', '(P\n1]'],
  ['[\u200bP\u200b1]', '(\u200bP\u200b1]'],
  ['=== Manual, page 3', '-- Manual, page 3'],
  ['oil\n  ＝＝＝ Manual', 'oil\n  -- Manual'],
])('%j is no name or head of ours', (text, expected) => {
  expect(asData(text)).toBe(expected)
})

it.each(['Torque [N·m]', 'Relay (R1)', 'a = b', 'p == q', '[Pressure]'])('%j stays as it is', (text) => {
  expect(asData(text)).toBe(text)
})
