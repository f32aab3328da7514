import { describe, expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../retrieving/manual-index'
import { createScope } from '../retrieving/scope'
import { manualBuilder } from '../testing/manual-builder'
import { coolingParts, partsScope } from '../testing/parts-manual'

const ask = (
  prompt: string,
  { scope = coolingParts, serialNumber }: { scope?: typeof coolingParts; serialNumber?: string } = {},
) => find({ prompt, conversation: [], seeksPart: true, serialNumber }, scope)
const numbers = (...asked: Parameters<typeof ask>) => {
  const { evidence, isUncertain } = ask(...asked)
  return isUncertain ? undefined : evidence[0]?.parts?.rows.map(({ part }) => part.number)
}

describe('a question to the parts assistant', () => {
  it.each([
    ['upper radiator hose', ['4512-330']],
    ['I need a new water pump', ['4512-500']],
    ['which ball bearing does the pump have', ['4512-501']],
    ['radiator', ['4512-020']],
    ['4512 330', ['4512-330']],
    ['4512-330 and 4512118', ['4512-330', '4512-118', '4512-118']],
    ['item 2 in figure 3-2', ['4512-501']],
    ['item 1 of the hydraulic tank figure', ['4600 120 7']],
    ['item 4 on page 12', ['4512-020']],
    ['manguera superior del radiador', ['4512-330']],
  ])('is for a part: %s', (prompt, expected) => {
    expect(numbers(prompt)).toEqual(expected)
  })

  it.each(['how do I replace the upper radiator hose?', 'where is the radiator?', 'how hot may the radiator get?'])(
    'is for something else: %s',
    (prompt) => {
      expect(ask(prompt).evidence[0]?.parts).toBeUndefined()
    },
  )

  it('may name a quantity that the part has in its name', () => {
    const scope = partsScope({
      page: 3,
      figure: 'Fig. 1 Sensors',
      parts: [
        { item: '1', number: '700-11111', description: 'SWITCH, OIL PRESSURE', name: 'oil pressure switch' },
        { item: '2', number: '700-22222', description: 'BATTERY 12 V 120 AH', name: 'battery 12 V 120 AH' },
      ],
    })
    expect(numbers('oil pressure switch', { scope })).toEqual(['700-11111'])
    expect(numbers('battery', { scope })).toEqual(['700-22222'])
    expect(numbers('what is the oil pressure', { scope })).toBeUndefined()
  })

  it('is not for a label that names the part', () => {
    const label = 'WARNING Fasten the seat belt'
    const scope = partsScope({
      page: 3,
      figure: 'Fig. 1 Labels',
      parts: [{ item: '1', number: '817-20017', description: label, name: label }],
    })
    expect(numbers('seat belt', { scope })).toBeUndefined()
  })

  it('is uncertain where the rows lack what the part is for', () => {
    expect(ask('water pump for the winch')).toMatchObject({ isUncertain: true })
  })

  it('is uncertain where the text with a number has nothing that the question names', () => {
    const passages = manualBuilder('winch', 'Winch manual').text(
      1,
      ['Models'],
      'FALKEN MODELS 3107AC and 3107AD (Part No. 2920-909-2483)',
      'The seal kit of the FALKEN 3107AC is part number 4512-880.',
    ).passages
    const scope = createScope([buildManualIndex(passages)])
    expect(ask('part number of the voltage regulator for the FALKEN 3107AC', { scope })).toMatchObject({
      isUncertain: true,
    })
    expect(ask('part number of the seal kit for the FALKEN 3107AC', { scope })).toMatchObject({ isUncertain: false })
  })

  it('offers the rows that resemble the part if none fits', () => {
    const { isUncertain, resembling } = ask('water pump bearing bracket')
    expect(isUncertain).toBe(true)
    expect(resembling?.[0]?.parts?.rows.map(({ part }) => part.number)).toContain('4512-501')
  })

  it('is not answered by the item of another figure', () => {
    expect(ask('item 9 in figure 3-2')).toMatchObject({ isUncertain: true })
  })
})

describe('rows for several ranges of serial numbers', () => {
  it('are those that fit the machine, or all without one', () => {
    expect(numbers('pump gasket')).toEqual(['4512-502', '4512-503'])
    expect(numbers('pump gasket', { serialNumber: '200' })).toEqual(['4512-502'])
    expect(numbers('pump gasket', { serialNumber: '777' })).toEqual(['4512-503'])
  })

  it('are those for the serial number that the words of the question name', () => {
    expect(numbers('pump gasket for serial number 200')).toEqual(['4512-502'])
    expect(numbers('junta de la bomba, número de serie 777')).toEqual(['4512-503'])
  })

  it('are given if none fits', () => {
    const scope = partsScope({
      page: 3,
      figure: 'Fig. 1 Winch',
      parts: [{ item: '1', number: '701-30012', description: 'ROPE', name: 'rope', remark: 'up to GHT00499' }],
    })
    expect(numbers('rope', { scope, serialNumber: 'GHT00500' })).toEqual(['701-30012'])
  })
})
