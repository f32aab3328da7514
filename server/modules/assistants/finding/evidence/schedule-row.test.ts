import { expect, it } from 'vitest'
import { manualBuilder } from '../testing/manual-builder'
import { isScheduleRow } from './schedule-row'
import { splitIntoUnits } from './unit'

const isSchedule = (columns: string[], ...cells: string[]) =>
  manualBuilder('m', 'M').table(1, [], columns, cells).passages.flatMap(splitIntoUnits).map(isScheduleRow)[0]

it('is a row whose first column has the hours when its work is due', () => {
  expect(isSchedule(['Hours', 'What'], '250', 'Winch')).toBe(true)
  expect(isSchedule(['Horas', 'Qué'], '50', 'Cabrestante')).toBe(true)
})

it('is no row with the time that something takes', () => {
  expect(isSchedule(['What', 'Hours'], 'Charging', '10')).toBe(false)
  expect(isSchedule(['Hours', 'What'], '3 to 4', 'Charging')).toBe(false)
  expect(isSchedule(['Item', 'What'], '10', 'Winch')).toBe(false)
})
