import { describe, expect, it, test } from 'vitest'
import { rowName, rowText, unitInHeader } from './row'

describe('unitInHeader', () => {
  it.each([
    ['Torque (N·m)', 'N·m'],
    ['Capacity (L)', 'L'],
    ['lb-ft', 'lb-ft'],
    ['Temperature [°C]', '°C'],
    ['Forward, km/h', 'km/h'],
    ['Flow (l/min)', 'l/min'],
    ['Bucket (m³)', 'm³'],
    ['Capacidad (litros)', 'litros'],
    ['Litros', 'litros'],
    ['Abstand, Zoll', 'zoll'],
  ])('reads the unit of %s', (head, unit) => {
    expect(unitInHeader(head)).toBe(unit)
  })

  it.each(['Description', 'Quantity (pieces)', ''])('finds no unit in "%s"', (head) => {
    expect(unitInHeader(head)).toBeUndefined()
  })
})

describe('rowText', () => {
  it('adds the unit of the column to the value (behaviour, 5: the direct value, the row with its headings)', () => {
    expect(rowText(['Fastener', 'Torque (N·m)'], ['Wheel nut', '610'])).toBe('Fastener: Wheel nut; Torque: 610 N·m')
    expect(rowText(['Bolt', 'lb-ft'], ['M10', '44'])).toBe('Bolt: M10; 44 lb-ft')
    expect(rowText(['Depósito', 'Litros'], ['Cárter', '9,5'])).toBe('Depósito: Cárter; 9,5 litros')
    expect(rowText(['Range (mm)'], ['0.10 - 0.25'])).toBe('Range: 0.10 - 0.25 mm')
  })

  it('adds no unit to words', () => {
    expect(rowText(['Change interval (h)'], ['when dirty'])).toBe('Change interval (h): when dirty')
  })

  it('reads two cells without titles as label and value', () => {
    expect(rowText([], ['Sound level', '72 dB(A)'])).toBe('Sound level: 72 dB(A)')
  })

  it('adds the unit in the name of the row to its figures', () => {
    expect(rowText(['', ''], ["Capacité d'huile (L)", '0.5'])).toBe("Capacité d'huile (L): 0.5 L")
    expect(rowText(['Data', 'LX 40', 'LX 60'], ['Weight, kg', '410', '445'])).toBe(
      'Data: Weight, kg; LX 40: 410 kg; LX 60: 445 kg',
    )
    expect(rowText(['Data', 'Value (lb)'], ['Weight (kg)', '410'])).toBe('Data: Weight (kg); Value: 410 lb')
    expect(rowText(['Data', 'Value'], ['Weight (kg)', 'none'])).toBe('Data: Weight (kg); Value: none')
    expect(rowText(['Step', 'Time'], ['Drive 500 m', '40'])).toBe('Step: Drive 500 m; Time: 40')
  })

  it('omits empty cells', () => {
    expect(rowText(['Item', 'Part number', 'Qty'], ['1', '', '4'])).toBe('Item: 1; Qty: 4')
    expect(rowText(['Item'], [''])).toBe('')
  })
})

test('the name of a row has no unit of its values', () => {
  expect(['Capacity (L)', 'Weight, kg', 'Hydraulic oil (see note)'].map(rowName)).toEqual([
    'Capacity',
    'Weight',
    'Hydraulic oil (see note)',
  ])
})
