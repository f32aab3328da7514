/** The time zone of the device (IANA), as in `America/Denver`. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The time zones to choose from, by name.
 *
 * @param current stays in the list, also where this browser names the same zone otherwise (`Asia/Calcutta`)
 */
export const timeZones = (current: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])].sort()

/** As people write it: `America/Argentina/Buenos Aires`. */
export const timeZoneLabel = (timeZone: string): string => timeZone.replaceAll('_', ' ')
