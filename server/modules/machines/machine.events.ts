import { defineEvent } from '../../events/event'

/** A manual that was removed with its model, and the key of its file. */
export interface RemovedManual {
  id: string
  storageKey: string
}

/** Manuals were removed with their model; their files are no longer needed. */
export const manualsRemoved = defineEvent<{ manuals: RemovedManual[] }>('machine.manuals_removed')
