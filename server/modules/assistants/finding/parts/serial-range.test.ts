import { describe, expect, it } from 'vitest'
import { fitsMachine, serialNumberIn, serialRangesIn } from './serial-range'

describe('the serial numbers that a row of a parts list states', () => {
  it.each([
    ['from GHT00500', [{ start: 'ght00500', end: null }]],
    ['GHT00123-GHT00499', [{ start: 'ght00123', end: 'ght00499' }]],
    ['GHT00123 – GHT00499', [{ start: 'ght00123', end: 'ght00499' }]],
    ['S/N 1001 and up', [{ start: '1001', end: null }]],
    ['SN 1-499', [{ start: '1', end: '499' }]],
    ['SN 500-', [{ start: '500', end: null }]],
    ['Serial No. 1001 thru 1999', [{ start: '1001', end: '1999' }]],
    ['up to GHT00499', [{ start: null, end: 'ght00499' }]],
    ['S/N 999 and below', [{ start: null, end: '999' }]],
    ['1001-1999', [{ start: '1001', end: '1999' }]],
    ['1001 and up', [{ start: '1001', end: null }]],
    [
      'Serial numbers 1001 to 2000 and 3001 to 4000',
      [
        { start: '1001', end: '2000' },
        { start: '3001', end: '4000' },
      ],
    ],
    ['desde GHT00500', [{ start: 'ght00500', end: null }]],
    ['GHT00500 y posteriores', [{ start: 'ght00500', end: null }]],
    ['hasta GHT00499', [{ start: null, end: 'ght00499' }]],
    ['ab GHT00500', [{ start: 'ght00500', end: null }]],
    ['Two bolts 830-11201, from GHT00500', [{ start: 'ght00500', end: null }]],
    [
      'GHT00123-GHT00499, XKT10001 and up',
      [
        { start: 'ght00123', end: 'ght00499' },
        { start: 'xkt10001', end: null },
      ],
    ],
  ])('%s', (text, ranges) => {
    expect(serialRangesIn(text)).toEqual(ranges)
  })

  it.each([
    'Replace every 500 hours',
    'Pin 830-11115',
    'Comes with item 7',
    'from 2019',
    'up to 500 hours',
    'use with P/N 23502073',
    'for 1/4-18',
    'M12 x 40',
    'Pin AB123-CD456',
    '830-11115',
    '2004-2010',
  ])('are none in %s', (text) => {
    expect(serialRangesIn(text)).toEqual([])
  })
})

describe('whether a row fits a machine', () => {
  it.each([
    ['from GHT00500', 'GHT00500', true],
    ['from GHT00500', 'ght-00499', false],
    ['GHT00123-GHT00499', 'GHT00499', true],
    ['GHT00123-GHT00499', 'GHT00500', false],
    ['before GHT00500', 'GHT00499', true],
    ['before GHT00500', 'GHT00500', false],
    ['after S/N 1000', '1000', false],
    ['after S/N 1000', '1001', true],
    ['S/N 1001 and up', '1000', false],
    ['S/N 1001 and up', 'GHT01001', true],
    ['S/N 1001 and up', 'GHT00900', false],
    ['GHT00123-GHT00499, XKT10001 and up', 'XKT10002', true],
    ['Replace every 500 hours', 'GHT00100', true],
    ['', 'GHT00100', true],
  ])('%s: %s', (text, serialNumber, fits) => {
    expect(fitsMachine({ remark: text }, serialNumber)).toBe(fits)
  })
})

describe('a serial number in a question', () => {
  it.each([
    ['pump gasket for serial number 200', '200', 'pump gasket'],
    ['oil filter S/N GHT00600', 'GHT00600', 'oil filter'],
    ['filtro de aceite, número de serie GHT00600', 'GHT00600', 'filtro de aceite,'],
    ['filter for my machine, sn: ght-00600', 'ght-00600', 'filter for my machine,'],
  ])('is read: %s', (question, serialNumber, rest) => {
    const found = serialNumberIn(question)
    expect({ ...found, rest: found?.rest.trim() }).toEqual({ serialNumber, rest })
  })

  it.each(['oil filter 4512-330', 'serial number plate', 'pump series 500', 'bomba serie 500', 'sensor 1234'])(
    'is none in %s',
    (question) => {
      expect(serialNumberIn(question)).toBeUndefined()
    },
  )
})
