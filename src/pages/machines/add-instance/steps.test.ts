import { describe, expect, it } from 'vitest'
import { reachable, stepAfter, stepBefore, stepOf } from './steps'

describe('the steps to a new machine', () => {
  it('"model, serial number, name and hours, check": on and back', () => {
    expect([stepAfter('model'), stepAfter('details'), stepAfter('check')]).toEqual(['serial', 'check', 'check'])
    expect([stepBefore('model'), stepBefore('check')]).toEqual([undefined, 'details'])
  })

  it('lead back to the field that the server refuses', () => {
    expect(stepOf(['location', 'serial_number'])).toBe('serial')
    expect(stepOf(['elsewhere'])).toBeUndefined()
  })

  it('go no further than what was told, as after a reload', () => {
    const nothing = { organization_id: '', machine_id: '', serial_number: '' }
    const model = { ...nothing, organization_id: 'o', machine_id: 'm' }
    expect([reachable('check', nothing), reachable('check', model), reachable('model', model)]).toEqual([
      'model',
      'serial',
      'model',
    ])
    expect(reachable('check', { ...model, serial_number: 'GHT1' })).toBe('check')
  })
})
