import { expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../index/manual-index'
import { createScope } from '../ranking/scope'
import { manualBuilder } from '../testing/manual-builder'

const scope = createScope([
  buildManualIndex(
    manualBuilder('m', 'M')
      .safety(2, ['2 Safety'], 'WARNING', 'The belt keeps running after a stop. Keep off the belt.')
      .text(3, ['3 Belt'], 'The belt of the conveyor is 8 m long.')
      .table(
        9,
        ['9 Faults', 'Table 9-1 Faults'],
        ['Symptom', 'Possible cause', 'Remedy'],
        ['Belt runs off', 'Roller worn', 'Replace the roller'],
        ['Motor hums', 'Phase missing', 'Check the fuses'],
      ).passages,
  ),
])
const firstKind = (prompt: string) => find({ prompt, conversation: [] }, scope).evidence[0]?.hit.passage.kind

it('puts the row that names what fails before what else is said of the same thing', () => {
  expect(firstKind('the belt keeps slipping away to one side')).toBe('table')
})

it('finds a row by what it says of the fault, however long the story', () => {
  expect(
    firstKind('I washed the yard all morning, and since lunch the belt runs clean off its rails. What is wrong?'),
  ).toBe('table')
})

it('leaves the order if no fault is described', () => {
  expect(firstKind('How long is the belt?')).toBe('text')
})
