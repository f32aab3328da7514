import { expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../retrieving/manual-index'
import { createScope } from '../retrieving/scope'
import { manualBuilder } from '../testing/manual-builder'

const { passages } = manualBuilder('m', 'M')
  .text(2, ['1 Winch'], 'The load of the winch is lifted by the drum, and the guard of the winch stands below it.')
  .safety(3, ['1 Winch'], 'DANGER', 'DANGER', 'Do not stand below a lifted load.')
const promoted = (prompt: string) =>
  find({ prompt, conversation: [] }, createScope([buildManualIndex(passages)])).evidence.map((one) => [
    one.hit.passage.page,
    one.promotedBy,
  ])

it('names what brought the first place there, and nothing where its score did', () => {
  expect(promoted('May I stand below the lifted load of the winch?')).toEqual([
    [3, 'safety'],
    [2, undefined],
  ])
  expect(promoted('what is the guard of the winch')[0]).toEqual([2, undefined])
})
