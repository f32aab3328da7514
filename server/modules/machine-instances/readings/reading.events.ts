import { defineEvent } from '../../../events/event'

export interface ReadingKey {
  organizationId: string
  instanceId: string
  readingId: string
}

/** What meters show was recorded: one reading of each of these machines. */
export const readingRecorded = defineEvent<{ readings: readonly ReadingKey[] }>('reading.recorded')

/** A reading of a machine counts no more. */
export const readingVoided = defineEvent<ReadingKey>('reading.voided')
