import { describe, expect, it } from 'vitest'
import { comparePlate, platesReport } from './report'

const plate = {
  ...{ brand: 'HARROW', headline: '', address: '', others: [] },
  model: { label: 'Model', value: 'WL-120' },
  serialNumber: { label: 'S/N', value: 'GHT 00123' },
}
const read = (text: string, isCertain = true) => ({ text, isCertain, score: 90 })

describe('the report on plates', () => {
  it('counts what is right, and what is certain though it is wrong', () => {
    const right = comparePlate(plate, { model: read('WL 120'), serial: read('GHT00123') })
    const wrong = comparePlate(plate, { model: read('WL-12O'), serial: read('GHT00128', false) })
    const unread = comparePlate(plate, {})
    const outcomes = [right, wrong, unread].map((one) => ({ ...one, isEmbossed: false, milliseconds: 1000 }))
    expect(platesReport(outcomes)).toContain('model and serial number right: 1 of 3')
    expect(platesReport(outcomes)).toContain('certain: 3 of 6, of these wrong: 1')
  })
})
