import type { components } from '#contract/platform'
import { managesManual } from '../../access'
import type { Caller } from '../../access/caller'

export type ManualKind = components['schemas']['ManualKind']
export type ManualStatus = components['schemas']['ManualStatus']

/** An uploaded PDF of a machine and how far its processing has come: QUEUED > PROCESSING > READY or FAILED. */
export interface Manual {
  id: string
  /** The dealership that uploaded it; null for a super user's, which is for all who have the machine. */
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
  /** Counts the times it was queued: what an earlier run still does no longer counts. */
  revision: number
  uploadedAt: Date
}

/** The start of every PDF, within its first kilobyte (ISO 32000-2, annex I, note on headers). */
export const looksLikePdf = (head: Buffer): boolean => head.subarray(0, 1024).includes('%PDF-')

/** The name that people see: the one they gave, else the file's without its ending. */
export function displayNameOf(given: string | undefined, filename: string): string {
  const visible = (text: string) =>
    text
      .replace(/\p{Cc}/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 200)
  const base = filename.split(/[/\\]/).at(-1) ?? ''
  return visible(given ?? '') || visible(base.replace(/\.pdf$/i, '')) || 'Manual'
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

/** What those who watch the machine are told when its processing comes on. */
export const toProgress = ({ id, machineId, status, pages, pagesDone, reason }: Manual) => ({
  manual_id: id,
  machine_id: machineId,
  status,
  pages,
  pages_done: pagesDone,
  reason,
})
