import { expect, test } from 'vitest'
import { parseQuestion } from '../question/parse-question'
import { buildManualIndex } from '../retrieving/manual-index'
import { createScope } from '../retrieving/scope'
import { manualBuilder } from '../testing/manual-builder'
import { createWordTest, shareOfHeading, shareOfLabel } from './row-label'
import { splitIntoUnits } from './unit'

const { passages } = manualBuilder('m', 'M').table(
  1,
  ['Tightening torques'],
  ['No.', 'Bolt', 'Torque'],
  ['1', 'Filter cover', '25 Nm'],
  ['2', 'Cover of the gearbox', '60 Nm'],
  ['3', '12', '80 Nm'],
)
const { vocabulary } = createScope([buildManualIndex(passages)])

test('a row counts by the share of its label that the question explains', () => {
  const isExplained = createWordTest(
    parseQuestion({ prompt: 'torque of the filter cover', conversation: [] }, vocabulary),
    'en',
  )
  const [table] = passages
  const shares = table ? splitIntoUnits(table).map((unit) => shareOfLabel(unit, 'en', isExplained)) : []
  expect(shares).toEqual([1, expect.closeTo(1 / 3), 0])
})

test('a heading counts by the share of its words that the question explains, without its number and function words', () => {
  const isExplained = createWordTest(
    parseQuestion({ prompt: 'change the filter of the gearbox', conversation: [] }, vocabulary),
    'en',
  )
  expect(shareOfHeading(['4 Service', '4.2 The filter of the gearbox'], 'en', isExplained)).toBe(1)
  expect(shareOfHeading(['4.3 Filter and cover'], 'en', isExplained)).toBe(0.5)
  expect(shareOfHeading([], 'en', isExplained)).toBe(0)
})

test('words of a name are explained together by another name that has them all', () => {
  const isExplained = createWordTest(
    parseQuestion({ prompt: '¿Cómo cambio el aceite de los ejes?', conversation: [] }, vocabulary),
    'en',
  )
  expect(shareOfHeading(['10.9 Axle oil'], 'en', isExplained)).toBe(1)
  expect(shareOfHeading(['10.9 Axle bearing'], 'en', isExplained)).toBe(0)
})
