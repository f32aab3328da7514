import { describe, expect, it } from 'vitest'
import { numbersInText } from './numbers-in-text'

const likeliest = (text: string) => numbersInText(text).map((one) => one.likeliest)

describe('part numbers in running text', () => {
  it.each([
    ['Use filter 320-07309, sealing ring 320-90118 and a strap wrench', ['320-07309', '320-90118']],
    ['Order part #170705.', ['170705']],
    ['Shop part number 1588. 4 inch, 4-jaw chuck', ['1588']],
    ['Part No. 114250-35070', ['114250-35070']],
    ['número de pieza 4512-330', ['4512-330']],
    ['Engine oil filter element 320-07309 1 500 hours', ['320-07309']],
  ])('%s', (text, numbers) => {
    expect(likeliest(text)).toEqual(numbers)
  })

  it('may be broken after a dash', () => {
    expect(likeliest('Part No. 4512- 330-118 for the first series')).toEqual(['4512-330-118'])
    expect(likeliest('turn it by 10- 20 degrees')).toEqual([])
  })

  it('may be printed in pieces', () => {
    expect(numbersInText('the filter 4600 120 7 is due')[0]?.readings).toContain('4600 120 7')
  })

  it.each([
    'Cleanliness to ISO 4406 18/16/13',
    'EN 1459-12345 and DIN 51524',
    '13.5 L of SAE 15W-40 CK-4',
    'an M12x1.75 bolt, 1/4-18 NPT, 250x300x12345 mm',
    'every 12000 hours or 10 000 km',
    'machines from serial number GHT00500, S/N GHT00123',
    'see figure 30215 on page 12345, section 10.12345',
    'Tel. 07131 123456',
    'alarm code 12345',
    'Change after 500 hours, then every 2000 h',
  ])('are none in %s', (text) => {
    expect(likeliest(text)).toEqual([])
  })
})
