import { describe, expect, it } from 'vitest'
import { lookAlikeKey, serialInRange } from './known-values'

const ranges = [{ id: '1', name: 'WL-120', serial_number_start: 'GHT00100', serial_number_end: 'GHT00999' }]

describe('what looks alike', () => {
  it('is the same when compared', () => {
    expect(lookAlikeKey('WL-I2O')).toBe(lookAlikeKey('wl 120'))
    expect(lookAlikeKey('WL-120')).not.toBe(lookAlikeKey('WL-130'))
  })

  it('is the serial number that is in a range, and no other', () => {
    expect(serialInRange('GHTOOI23', ranges)).toBe('GHT00123')
    expect(serialInRange('6HT00123', ranges)).toBe('GHT00123')
    expect(serialInRange('GHT00123', ranges)).toBe('GHT00123')
  })

  it('remains as it was read where no range has it', () => {
    for (const read of ['GHTO1OOO', 'RX-1', 'GHT 00123-4', '']) expect(serialInRange(read, ranges)).toBe(read)
  })
})
