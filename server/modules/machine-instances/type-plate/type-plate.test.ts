import { describe, expect, it } from 'vitest'
import { modelsNamed, modelsWithSerial, readPlate, serialNumberOf, serialPrefixes } from './type-plate'

const model = (brand: string, name: string, range?: [string, string]) => ({
  id: `${brand} ${name}`,
  brand,
  model: name,
  type: 'Wheel loader',
  variants: range ? [{ id: name, name, serial_number_start: range[0], serial_number_end: range[1] }] : [],
})
const loader = model('Harrow', 'WL-120', ['GHT00100', 'GHT00999'])
const longLoader = model('Harrow', 'WL-120 XT', ['GHX-001', 'GHX-900'])
const foreign = model('Oxbow', 'WL 120')

describe('the serial number on a type plate', () => {
  it.each([
    ['HARROW WL-120 S/N GHT00123', 'GHT00123'],
    ['HARROW\nMODEL: WL-120\nSERIAL NO.: GHT 00123\nMASS 11 800 kg', 'GHT 00123'],
    ['Serial number ght-00123, 2019', 'ght-00123'],
    ['Harrow WL-120 SN:GHT00123', 'GHT00123'],
    ['PIN GHT00123 WL-120', 'GHT00123'],
    ['Modelo WL-120 N.º de serie GHT00123', 'GHT00123'],
    ['Número de serie: GHT00123', 'GHT00123'],
    ['No. serie GHT00123', 'GHT00123'],
  ])('%j: is what follows its introduction', (text, serial) => {
    expect(serialNumberOf(readPlate(text), [loader])).toBe(serial)
  })

  it('is otherwise the word that is in a range of the model, and none of the others', () => {
    expect(serialNumberOf(readPlate('HARROW WL-120 2019 GHT00123'), [loader])).toBe('GHT00123')
    expect(serialNumberOf(readPlate('HARROW WL-120 2019 11800'), [loader])).toBeUndefined()
  })

  it('is not looked for inside of words: a spin drive has no PIN', () => {
    expect(readPlate('SPIN 40 WL-120').serialNumber).toBeUndefined()
  })
})

describe('the model on a type plate', () => {
  const named = (text: string, candidates = [loader, foreign]) => {
    const plate = readPlate(text)
    const written = (name: string) => plate.names.includes(name.replaceAll(/[\s-]/g, '').toUpperCase())
    return modelsNamed(
      plate,
      candidates.filter((one) => written(one.model)),
    ).map(({ id }) => id)
  }

  it.each(['HARROW WL-120', 'harrow wl 120', 'Harrow WL120 1998', 'WL–120 by Harrow'])(
    '%j: is found in any spelling',
    (text) => {
      expect(named(text)).toEqual(['Harrow WL-120'])
    },
  )

  it('is one of several where the plate does not name the brand', () => {
    expect(named('WL-120')).toEqual(['Harrow WL-120', 'Oxbow WL 120'])
  })

  it('is the one with the longest name', () => {
    expect(named('HARROW WL-120 XT', [loader, longLoader])).toEqual(['Harrow WL-120 XT'])
    expect(named('HARROW WL-120 S/N GHX-005', [loader, longLoader])).toEqual(['Harrow WL-120'])
  })

  it('is found by the serial number alone', () => {
    for (const written of ['GHT00123', 'ght-00123', 'ght 00123']) {
      const plate = readPlate(written)
      expect(serialPrefixes(plate)).toContain('GHT')
      expect(modelsWithSerial(plate, [longLoader, loader])).toEqual([loader])
    }
    expect(modelsWithSerial(readPlate('S/N GHT01000'), [loader])).toEqual([])
  })
})
