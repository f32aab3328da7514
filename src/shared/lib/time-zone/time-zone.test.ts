import { expect, it } from 'vitest'
import { deviceTimeZone, timeZoneLabel, timeZones } from './time-zone'

it('offers every zone once, with UTC, the one of the device and the one that is set', () => {
  const offered = timeZones('Asia/Kolkata')
  for (const zone of ['UTC', 'Asia/Kolkata', 'Australia/Sydney', 'America/Los_Angeles']) {
    expect(offered.filter((one) => one === zone)).toEqual([zone])
  }
  expect(timeZones(deviceTimeZone())).toContain(deviceTimeZone())
})

it('is written as people do', () => {
  expect(timeZoneLabel('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires')
})
