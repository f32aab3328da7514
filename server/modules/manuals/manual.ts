import type { components } from '#contract/platform'
import { managesManual } from '../../access'
import type { Caller } from '../../access/caller'

export type ManualKind = components['schemas']['ManualKind']
export type ManualStatus = components['schemas']['ManualStatus']

/** An uploaded PDF of a machine and its processing status: QUEUED > PROCESSING > READY or FAILED. */
export interface Manual {
  id: string
  /** The dealership that uploaded it; null if a super user did, for everyone with access to the machine. */
  organizationId: string | null
  machineId: string
  displayName: string
  kind: ManualKind
  years: string | null
  serialStart: string | null
  serialEnd: string | null
  storageKey: string
  size: number
  status: ManualStatus
  reason: string | null
  pages: number | null
  pagesDone: number
  /** Incremented each time it is queued, so that writes of earlier runs are ignored. */
  revision: number
  uploadedAt: Date
}

/** Whether the header of a PDF occurs in the first kilobyte (ISO 32000-2, annex I, note on headers). */
export const looksLikePdf = (head: Buffer): boolean => head.subarray(0, 1024).includes('%PDF-')

/** The name entered on upload, or else the file name without its extension. */
export function displayNameOf(entered: string | undefined, filename: string): string {
  const sanitize = (text: string) =>
    text
      .replace(/\p{Cc}/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 200)
  const base = filename.split(/[/\\]/).at(-1) ?? ''
  return sanitize(entered ?? '') || sanitize(base.replace(/\.pdf$/i, '')) || 'Manual'
}

export function toWire(manual: Manual, caller: Caller): components['schemas']['Manual'] {
  return {
    id: manual.id,
    machine_id: manual.machineId,
    display_name: manual.displayName,
    kind: manual.kind,
    status: manual.status,
    reason: manual.reason,
    pages: manual.pages,
    pages_done: manual.pagesDone,
    size: manual.size,
    machine_years: manual.years,
    serial_number_start: manual.serialStart,
    serial_number_end: manual.serialEnd,
    uploaded_at: manual.uploadedAt.toISOString(),
    can_manage: managesManual(caller, manual.organizationId),
  }
}

export const toAccepted = ({ id, machineId, displayName, status }: Manual) => ({
  id,
  machine_id: machineId,
  display_name: displayName,
  status,
})

/** The payload of the `manual.progress` event. */
export const toProgress = ({ id, machineId, status, pages, pagesDone, reason }: Manual) => ({
  manual_id: id,
  machine_id: machineId,
  status,
  pages,
  pages_done: pagesDone,
  reason,
})
