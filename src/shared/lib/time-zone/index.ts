export { deviceTimeZone, timeZoneLabel, timeZones } from './time-zone'
