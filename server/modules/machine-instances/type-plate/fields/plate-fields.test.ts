import { describe, expect, it } from 'vitest'
import type { TextCell } from '../../../../infrastructure/ocr/photograph/text-cell'
import { fieldsOf } from './plate-fields'

interface Place {
  left: number
  top: number
}
const HEIGHT = 20
const WIDTH_OF_LETTER = 12

const cell = (text: string, { left, top }: Place, readings: string[] = [text, text, text]): TextCell => ({
  left,
  top,
  right: left + text.length * WIDTH_OF_LETTER,
  bottom: top + HEIGHT,
  readings: readings.map((one) => ({ text: one, confidence: 92 })),
})

const pairs = [
  ['Model', 'S/N'],
  ['MODEL', 'SERIAL NO.'],
  ['Model No.', 'Serial Number'],
  ['TYPE', 'PIN'],
  ['Typ', 'Serien-Nr.'],
  ['Modell', 'Fabr.-Nr.'],
  ['TYP', 'Fahrgestell-Nr.'],
  ['Modelo', 'N.º de serie'],
  ['Tipo', 'Número de serie'],
  ['MODELO', 'No. de serie'],
  ['Modèle', 'N° de série'],
  ['Type', 'Numéro de série'],
  ['Modello', 'Matricola'],
  ['Model', 'Product Identification Number'],
  ['Model', 'Chassis No.'],
  // As they are read when the photograph is blurred.
  ['Modeéle', 'N2 de série'],
  ['HODELO', 'NOMERO DE SERTE'],
  ['Modelio', 'Serlen-Nr'],
  ['Typ', 'PLN.'],
] as const
const values = [
  ['WL-120', 'GHT00123'],
  ['EX 210 LC', '5501 22345'],
  ['8R', 'RPB-63-5905'],
  ['TH408', 'CAT0320DKXYZ01234'],
] as const

/** Where the values of two labels are. */
const layouts: Record<string, (model: [string, string], serial: [string, string]) => TextCell[]> = {
  inline: (model, serial) => [
    cell(model.join(': '), { left: 10, top: 100 }),
    cell(serial.join(' '), { left: 10, top: 140 }),
  ],
  'on the right': (model, serial) => [
    cell(model[0], { left: 10, top: 100 }),
    cell(model[1], { left: 500, top: 98 }),
    cell(serial[0], { left: 10, top: 140 }),
    cell(serial[1], { left: 500, top: 142 }),
  ],
  below: (model, serial) => [
    cell(model[0], { left: 10, top: 100 }),
    cell(serial[0], { left: 500, top: 100 }),
    cell(model[1], { left: 10, top: 130 }),
    cell(serial[1], { left: 500, top: 130 }),
  ],
}

/** What else is on a plate, above and below. */
const others = [
  cell('HARROW', { left: 10, top: 10 }),
  cell('WHEEL LOADER', { left: 10, top: 50 }),
  cell('Year 2019', { left: 10, top: 240 }),
  cell('Mass', { left: 10, top: 280 }),
  cell('11 800 kg', { left: 500, top: 280 }),
  cell('Engine No.', { left: 10, top: 320 }),
  cell('ENG998877', { left: 500, top: 320 }),
  cell('Made in Germany', { left: 10, top: 380 }),
]

describe.each(Object.entries(layouts))('the fields of a plate whose values are %s', (_, lay) => {
  it.each(pairs)('are found by their labels: %s, %s', (modelLabel, serialLabel) => {
    for (const [model, serial] of values) {
      const found = fieldsOf([...lay([modelLabel, model], [serialLabel, serial]), ...others])
      expect([found.model?.text, found.serial?.text, found.year?.text]).toEqual([model, serial, '2019'])
      expect([found.model?.isCertain, found.serial?.isCertain]).toEqual([true, true])
    }
  })
})

describe('the fields of a plate', () => {
  it('are not found where no label introduces them', () => {
    expect(fieldsOf([cell('HARROW WL-120', { left: 10, top: 10 }), cell('11 800 kg', { left: 10, top: 40 })])).toEqual(
      {},
    )
    expect(fieldsOf([])).toEqual({})
  })

  it('are not what a label of something else introduces', () => {
    const engine = [
      cell('Engine Serial No. 998877', { left: 10, top: 10 }),
      cell('Motor-Nr. 12345', { left: 10, top: 40 }),
    ]
    const made = [cell('Part No. 123-4567', { left: 10, top: 70 }), cell('Power 120 kW', { left: 10, top: 100 })]
    expect(fieldsOf([...engine, ...made])).toEqual({})
  })

  it('end where the next label begins, and may have one in two languages', () => {
    const found = fieldsOf([
      cell('Model / Modello: WL-120 Year 2019', { left: 10, top: 10 }),
      cell('S/N: GHT00123 Mass 11800 kg', { left: 10, top: 50 }),
    ])
    expect([found.model?.text, found.year?.text, found.serial?.text]).toEqual(['WL-120', '2019', 'GHT00123'])
  })

  it('are those that most readings have, and uncertain where they differ', () => {
    const read = ['S/N GHT00123', 'S/N GHT00128', 'S/N GHT00123', 'S/N GHTO0123', 'S/N GHT00']
    const found = fieldsOf([cell('S/N GHT00123', { left: 10, top: 10 }, read)])
    expect(found.serial).toMatchObject({ text: 'GHT00123', isCertain: false })
  })

  it('have a product identification number without the letters that it never has', () => {
    const found = fieldsOf([
      cell('PIN RDX87W4FN9HO00614', { left: 10, top: 10 }, ['PIN RDX87W4FN9HO00614', 'PIN RDX87W4FN9HO000614']),
    ])
    expect(found.serial?.text).toBe('RDX87W4FN9H000614')
  })
})
