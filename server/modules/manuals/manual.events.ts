import { defineEvent } from '../../events/event'

interface ProcessedManual {
  machineId: string
  /** The dealership that uploaded it; null for a super user. */
  organizationId: string | null
  displayName: string
}

/** A manual can be read and searched from now on. */
export const manualReady = defineEvent<ProcessedManual>('manual.ready')

/** A manual could not be read. */
export const manualFailed = defineEvent<ProcessedManual>('manual.failed')
