import type { TimeZone } from '../../domain/time-zone'
import { defineEvent } from '../../events/event'

/** The days of an organization start at other times from now on. */
export const timeZoneChanged = defineEvent<{ organizationId: string; timeZone: TimeZone }>(
  'organization.time_zone_changed',
)

/** A dealership serves an operator from now on, for the first time or again. */
export const linkStarted = defineEvent<{ dealershipId: string; operatorId: string }>('link.started')

/** A dealership no longer serves an operator. */
export const linkEnded = defineEvent<{ dealershipId: string; operatorId: string; endedBy: string }>('link.ended')
