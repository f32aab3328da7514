import { describe, expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../retrieving/manual-index'
import { createScope } from '../retrieving/scope'
import { manualBuilder } from '../testing/manual-builder'

const notice = 'Let the winch cool down before you touch it.'
const scope = createScope([
  buildManualIndex(
    manualBuilder('m', 'M')
      .safety(1, ['Cab'], 'WARNING', notice)
      .text(1, ['Cab'], 'The seat has a belt.')
      .safety(2, ['Winch'], 'WARNING', notice)
      .text(2, ['Winch'], 'The winch needs to cool down for an hour after an hour of work.')
      .safety(3, ['Lights'], 'WARNING', notice)
      .text(3, ['Lights'], 'The lights have two bulbs each.').passages,
  ),
])

describe('support by the rest of a page', () => {
  it('puts the notice beside the matter before its repetitions', () => {
    const { evidence } = find({ prompt: 'does it have to cool down before I touch it?', conversation: [] }, scope)
    expect(evidence[0]?.hit.passage.page).toBe(2)
  })
})
