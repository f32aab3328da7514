import { momentAt, type TimeZone } from './time-zone'

/** From a moment up to, and without, another one. */
export interface Period {
  from: Date | undefined
  until: Date | undefined
}

const DAY_MS = 86_400_000

/** The moments of whole days in a time zone, both included. @param from and to as in `2026-11-21` */
export function periodOf(timeZone: TimeZone, from: string | undefined, to: string | undefined): Period {
  const after = to && new Date(Date.parse(`${to}T00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  return {
    from: from ? momentAt(timeZone, `${from}T00:00`) : undefined,
    until: after ? momentAt(timeZone, `${after}T00:00`) : undefined,
  }
}
