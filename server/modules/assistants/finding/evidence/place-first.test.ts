import { expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../index/manual-index'
import { createScope } from '../ranking/scope'
import { manualBuilder } from '../testing/manual-builder'

const scope = createScope([
  buildManualIndex(
    manualBuilder('m', 'M')
      .safety(2, ['2 Safety'], 'DANGER', 'Sparks ignite battery gas. Keep away from the battery.')
      .steps(3, ['3 Battery'], 'Connect the cable to the pole of the battery.', 'Charge the battery.')
      .text(4, ['4 Electrical system'], 'One battery 12 V, 120 Ah, part number 729-10650, below the left step.')
      .text(5, ['5 Serial number'], 'This manual is for serial numbers up to 499.')
      .text(6, ['5 Serial number'], 'The plate with the serial number is at the right of the boom foot.').passages,
  ),
])
const firstPage = (prompt: string) => find({ prompt, conversation: [] }, scope).evidence[0]?.hit.passage.page

it.each([
  ['where is the battery hiding', 4],
  ['Whereabouts do I find the serial number?', 6],
])('puts the sentence first that says where the thing is: "%s"', (prompt, page) => {
  expect(firstPage(prompt)).toBe(page)
})

it('leaves the order if no place is asked for', () => {
  expect(firstPage('How do I charge the battery?')).toBe(3)
})
