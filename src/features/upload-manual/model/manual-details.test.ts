import { expect, it } from 'vitest'
import { wheelLoader } from '@/entities/machine/testing'
import { emptyDetails, formFields } from './manual-details'
import { nameOfFile } from './manual-file'

it('"Manual upload form fields": machine, brand, type, organization, and what was filled in', () => {
  const details = { ...emptyDetails, displayName: ' Operation manual ', years: '2019-2024', serialStart: 'GHT00100' }
  expect(formFields(details, wheelLoader, 'Northfield Equipment')).toEqual({
    machine_id: wheelLoader.id,
    machine_names: 'Harrow WL-120',
    machine_brands: 'Harrow',
    machine_types: 'Wheel loader',
    organization_name: 'Northfield Equipment',
    display_names: 'Operation manual',
    types: 'operation',
    machine_years: '2019-2024',
    serial_number_starts: 'GHT00100',
    serial_number_ends: undefined,
  })
})

it('offers a name for people from the name of the file', () => {
  expect(nameOfFile(new File(['x'], 'WL-120__operation_manual.PDF'))).toBe('WL-120 operation manual')
})
