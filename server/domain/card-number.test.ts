import { describe, expect, it } from 'vitest'
import { containsCardNumber, withoutCardNumbers } from './card-number'

describe('the number of a card', () => {
  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    'paid by 4000-0025-0000-3155, 12/34',
    '3782 822463 10005',
    '5555.5555.5555.4444',
    '12 34 4242 4242 4242 4242',
  ])('is recognized in "%s"', (text) => {
    expect(containsCardNumber(text)).toBe(true)
    expect(withoutCardNumbers(text)).not.toMatch(/\d{4}\D?\d{4}/)
  })

  it.each([
    ['another check digit', '4242 4242 4242 4241'],
    ['a barcode', '4006381333931'],
    ['the number of a parcel', '1Z999AA10123456784'],
    ['an id', '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'],
    ['a time', '2026-11-26 10:40:00.000'],
    ['the end of a card, as receipts show it', 'Visa •••• 4242'],
  ])('is not %s', (_, text) => {
    expect(withoutCardNumbers(text)).toBe(text)
  })
})
