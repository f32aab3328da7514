import { defineEvent } from '../../../events/event'

export interface ReadingKey {
  organizationId: string
  instanceId: string
  readingId: string
}

/** What meters show was recorded: one reading of each of these machines. */
export const readingRecorded = defineEvent<{ readings: readonly ReadingKey[] }>('reading.recorded')

/** Readings count no more: one reading of each of these machines. */
export const readingVoided = defineEvent<{ readings: readonly ReadingKey[] }>('reading.voided')
