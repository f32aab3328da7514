import { expect, it } from 'vitest'
import { demonstrationOperators } from './demonstration'
import { demonstrationReadings } from './demonstration-readings'

const now = new Date('2026-11-21T03:00:00Z')
const instances = demonstrationOperators.flatMap((operator) => operator.instances)

it.each(instances)('$serialNumber has months of plausible readings up to its hours', (instance) => {
  const readings = demonstrationReadings(instance, 'America/Denver', now)
  expect(readings.length).toBeGreaterThan(10)
  expect(readings.at(-1)).toEqual({ takenAt: new Date('2026-11-19T23:30:00Z'), value: instance.hours * 10 })
  readings.slice(1).forEach((reading, index) => {
    const before = readings[index]
    if (!before) throw new Error('no reading before')
    const days = (reading.takenAt.getTime() - before.takenAt.getTime()) / 86_400_000
    expect(reading.value).toBeGreaterThan(before.value)
    expect(reading.value - before.value).toBeLessThan(240 * days)
  })
})
