import type { TimeZone } from '../../domain/time-zone'
import { defineEvent } from '../../events/event'

/** The days of an organization start at other times from now on. */
export const timeZoneChanged = defineEvent<{ organizationId: string; timeZone: TimeZone }>(
  'organization.time_zone_changed',
)
