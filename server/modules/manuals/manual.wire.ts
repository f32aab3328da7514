import type { components } from '#contract/platform'
import { managesManual } from '../../access'
import type { Caller } from '../../access/caller'
import type { Language } from '../../domain/text'
import { canOpen, type Manual } from './manual'

export function toWire(manual: Manual, caller: Caller, language: Language): components['schemas']['Manual'] {
  return {
    id: manual.id,
    machine_id: manual.machineId,
    display_name: manual.displayName,
    kind: manual.kind,
    status: manual.status,
    reason: manual.reason?.[language] ?? null,
    can_open: canOpen(manual),
    pages: manual.pages,
    pages_done: manual.pagesDone,
    ocr_pages: manual.ocrPages,
    unreadable_pages: manual.unreadablePages,
    page_texts: manual.pageTexts,
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

/** The payload of the `manual.progress` event; readers of every language share its room, so it has no reason. */
export const toProgress = ({ id, machineId, status, pages, pagesDone }: Manual) => ({
  manual_id: id,
  machine_id: machineId,
  status,
  pages,
  pages_done: pagesDone,
})
