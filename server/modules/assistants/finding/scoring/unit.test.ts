import { expect, it } from 'vitest'
import { manualBuilder } from '../testing/manual-builder'
import { splitIntoUnits } from './unit'

const [passage] = manualBuilder('m', 'M').steps(
  3,
  ['3 Oil'],
  'Check the level.',
  'Fit the plate.\nNOTE Reset the counter: hold the button.',
).passages
if (!passage) throw new Error('there is no passage')

it('takes a note after a step as something of its own', () => {
  expect(splitIntoUnits(passage).map(({ kind, text }) => [kind, text])).toEqual([
    ['step', '1. Check the level.'],
    ['step', '2. Fit the plate.'],
    ['sentence', 'NOTE Reset the counter: hold the button.'],
  ])
})
