import { describe, expect, it } from 'vitest'
import { looksLikePartNumber, splitNumbers } from './part-number'

describe('looksLikePartNumber', () => {
  it.each(['4512-330', 'HX-40117', '0445 120 123', '25534835', 'VOE14528933', '1A024-32430', '5305-00-012-3456'])(
    'accepts %s',
    (text) => expect(looksLikePartNumber(text)).toBe(true),
  )

  it.each(['45', '1250', 'M10 x 40', 'M12X1.75', '13.5', '3/8', '15W-40', '1200-1500', 'Hose 4512', 'AR', '–', ''])(
    'takes "%s" for something else',
    (text) => expect(looksLikePartNumber(text)).toBe(false),
  )
})

describe('splitNumbers', () => {
  const numbersIn = (cell: string, isSpaced = false) => splitNumbers(cell, isSpaced).map(({ number }) => number)

  it('splits alternatives', () => {
    expect(numbersIn('4512-330 / 4512-331')).toEqual(['4512-330', '4512-331'])
    expect(numbersIn('4512-330/4512-331')).toEqual(['4512-330', '4512-331'])
    expect(numbersIn('4512-330 or 4512-331')).toEqual(['4512-330', '4512-331'])
    expect(numbersIn('4512-330, 4512-331')).toEqual(['4512-330', '4512-331'])
    expect(numbersIn('4512-330 4512-331')).toEqual(['4512-330', '4512-331'])
  })

  it('leaves numbers with spaces whole if the column has such numbers', () => {
    expect(numbersIn('04451 20123', true)).toEqual(['04451 20123'])
    expect(numbersIn('0445 120 123')).toEqual(['0445 120 123'])
  })

  it('joins a number that was broken after a dash', () => {
    expect(numbersIn('KM-5-10507- 600P')).toEqual(['KM-5-10507-600P'])
    expect(numbersIn('KM-5-6250-0- .750')).toEqual(['KM-5-6250-0-.750'])
  })

  it('reads serial ranges in brackets', () => {
    expect(splitNumbers('4512-330 (SN 1-499) 4512-331 (SN 500-)', false)).toEqual([
      { number: '4512-330', remark: 'SN 1-499' },
      { number: '4512-331', remark: 'SN 500-' },
    ])
  })

  it.each(['', '–', 'NSS', 'not sold separately', 'see Fig. 7'])('finds none in "%s"', (cell) => {
    expect(numbersIn(cell)).toEqual([])
  })
})
