import { describe, expect, it } from 'vitest'
import { partName, readIndentation } from './part-name'

describe('partName', () => {
  it.each([
    ['HOSE, UPPER, RADIATOR', 'upper radiator hose'],
    ['HOSE, RADIATOR, UPPER', 'upper radiator hose'],
    ['Hose,radiator', 'radiator hose'],
    ['PUMP ASSY, HYD', 'hydraulic pump assembly'],
    ['BRG, BALL, W/SEAL', 'ball bearing, with seal'],
    ['CYL. ASSY, LIFT, RH/LH', 'right/left lift cylinder assembly'],
    ['BOLT, HEX HD, M10 X 1,25', 'hex head bolt, M10 x 1,25'],
    ['COVER W/O GSKT', 'cover without gasket'],
    ['Seal kit, includes items 3 to 7', 'seal kit, includes items 3 to 7'],
    ['Fuel filter', 'fuel filter'],
  ])('reads %s as %s', (description, name) => expect(partName(description, 'en')).toBe(name))

  it('leaves the order of other languages and writes out their abbreviations', () => {
    expect(partName('FILTRO, ACEITE, IZQ.', 'es')).toBe('filtro, aceite, izquierdo')
    expect(partName('Zyl., kpl.', 'de')).toBe('zylinder, komplett')
  })

  it('is empty without words', () => {
    expect(partName('', 'en')).toBe('')
  })
})

describe('readIndentation', () => {
  it.each(['. SEAL', '..SEAL', '• SEAL', '– – SEAL'])('reads the marks of %s', (text) => {
    expect(readIndentation(text)).toEqual({ isIndented: true, text: 'SEAL' })
  })

  it('finds none elsewhere', () => {
    expect(readIndentation('SEAL')).toEqual({ isIndented: false, text: 'SEAL' })
    expect(readIndentation('–')).toEqual({ isIndented: false, text: '–' })
  })
})
