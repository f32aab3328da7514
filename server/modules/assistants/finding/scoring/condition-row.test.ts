import { expect, test } from 'vitest'
import { measuresIn } from '../question/measure'
import { manualBuilder } from '../testing/manual-builder'
import { fitConditions } from './condition-row'
import { splitIntoUnits } from './unit'

const { passages } = manualBuilder('m', 'M')
  .table(
    1,
    [],
    ['Outside', 'Preheating'],
    ['0 to -10 °C', '15 s'],
    ['-10 to -20 °C', '25 s'],
    ['-20 to -30 °C', '40 s'],
  )
  .table(2, [], ['Load centre (mm)', 'Load (kg)'], ['500', '3,050'], ['600', '2,870'], ['800', '2,550'])
  .table(3, [], ['Depth (m)', 'Reach (m)'], ['3', '5'], ['4', '6'])
const drills = manualBuilder('d', 'D').table(
  1,
  [],
  ['Drill', 'Length (mm)', 'Ø (mm)', 'Order code'],
  ['Spiral drill', '38', '0,50', '115 849'],
  ['Spiral drill', '38', '0,60', '115 850'],
).passages
const fits = (page: number, question: string) =>
  passages
    .filter((passage) => passage.page === page)
    .map((passage) => fitConditions(splitIntoUnits(passage), measuresIn(question)))[0]

test('the row whose range has the figure of the question fits, also in another unit', () => {
  expect(fits(1, 'how long do I preheat at minus 25 °C')).toEqual([0, 0, 1])
  expect(fits(1, 'it is 5 °F outside')).toEqual([0, 1, 0])
})

test('a condition with one end holds for all beyond it', () => {
  const table = manualBuilder('t', 'T').table(
    1,
    [],
    ['Outside', 'Oil'],
    ['above 5 °C', 'SAE 15W-40'],
    ['5 to -20 °C', 'SAE 10W-30'],
    ['below -20 °C', 'SAE 0W-40'],
  ).passages
  const units = table.flatMap((passage) => splitIntoUnits(passage))
  expect(fitConditions(units, measuresIn('minus 30 °C'))).toEqual([0, 0, 1])
  expect(fitConditions(units, measuresIn('at 25 °C'))).toEqual([1, 0, 0])
})

test('a figure is equal to that of a column in another unit', () => {
  expect(fits(2, 'the load sits 60 cm out')).toEqual([0, 1, 0])
})

test('between two rows, and beyond the table, none fits', () => {
  expect(fits(2, 'the load sits 70 cm out')).toEqual([0, 0, 0])
  expect(fits(2, 'the load sits 2 m out')).toEqual([0, 0, 0])
})

test('only the first column of a quantity is the condition', () => {
  expect(fits(3, 'at a depth of 3 m')).toEqual([1, 0])
  expect(fits(3, 'at a depth of 5 m')).toEqual([0, 0])
})

test('each size of a part is a condition', () => {
  const [table] = drills
  const units = table ? splitIntoUnits(table) : []
  expect(fitConditions(units, measuresIn('a 0.6 mm drill'), { intent: 'part', units: [] })).toEqual([0, 1])
  expect(fitConditions(units, measuresIn('a 0.7 mm drill'), { intent: 'part', units: [] })).toEqual([0, 0])
})

test('a question without a figure fits no row', () => {
  expect(fits(2, 'how much can I load')).toEqual([0, 0, 0])
})

test('a range may have its ends in two columns', () => {
  const table = manualBuilder('t', 'T').table(
    1,
    [],
    ['Grease', 'Lowest temperature', 'Highest temperature'],
    ['Summer', '-5 °C', '40 °C'],
    ['Winter', '-40 °C', '20 °C'],
  ).passages
  const units = table.flatMap((passage) => splitIntoUnits(passage))
  expect(fitConditions(units, measuresIn('minus 10 °C'))).toEqual([0, 1])
  expect(fitConditions(units, measuresIn('at 30 °C'))).toEqual([1, 0])
})

test('where something else is asked for, each column has conditions', () => {
  const torques = manualBuilder('q', 'Q').table(
    1,
    [],
    ['Bolt (in)', 'Torque (lb-ft)', 'Bolt (mm)', 'Torque (N·m)'],
    ['1/4', '6', '6', '10'],
    ['3/8', '26', '10', '54'],
  ).passages
  const units = torques.flatMap((passage) => splitIntoUnits(passage))
  expect(fitConditions(units, measuresIn('a 10 mm bolt'), { intent: 'value', units: ['lbft', 'foot'] })).toEqual([0, 1])
})
