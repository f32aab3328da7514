import { expect, it } from 'vitest'
import { compose } from '../../answering/extractive/compose'
import { find } from '../find'
import { buildManualIndex } from '../retrieving/manual-index'
import { createScope } from '../retrieving/scope'
import { manualBuilder } from '../testing/manual-builder'

const columns = ['What', 'What to do']
const scope = createScope([
  buildManualIndex(
    manualBuilder('m', 'M')
      .table(
        7,
        ['9 Schedule', '9.4 Every 500 hours', 'Table 9-4 500 hours'],
        columns,
        ['Engine oil', 'Change'],
        ['Fuel filters', 'Replace'],
        ['Brake pedal', 'Check its way'],
        ['Batteries', 'Clean the poles'],
        ['Cab filters', 'Clean'],
        ['Belt', 'Check'],
      )
      .table(8, ['9 Schedule', '9.5 Every 1000 hours', 'Table 9-5 1000 hours'], columns, ['Coolant', 'Change'])
      .table(12, ['Parts'], ['Part', 'Notes'], ['Water separator', 'Replace every 500 hours']).passages,
  ),
])
const ask = (prompt: string) => compose(find({ prompt, conversation: [] }, scope))

it('lists all that is due at an interval, of the table that has it as its title', () => {
  const { response, citations } = ask('What is done every 500 hours?')
  expect(citations[0]?.page).toBe(7)
  for (const work of ['Engine oil', 'Fuel filters', 'Brake pedal', 'Batteries', 'Cab filters', 'Belt'])
    expect(response).toContain(work)
})

it('names only the work that is asked about', () => {
  const { response } = ask('What is done with the fuel filters every 500 hours?')
  expect(response).toContain('Fuel filters')
  expect(response).not.toContain('Batteries')
})
