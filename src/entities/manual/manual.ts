import type { components } from '#contract/platform'

export type Manual = components['schemas']['Manual']
export type ManualChange = components['schemas']['ManualChange']
export type ManualKind = components['schemas']['ManualKind']
export type ManualStatus = components['schemas']['ManualStatus']
/** A manual with the machine that it is of. */
export type LibraryManual = components['schemas']['LibraryManual']
/** A page of a manual that contains the search words. */
export type ManualHit = components['schemas']['ManualHit']
/** Plain text of the manual, never markup, and whether it matches the search. */
export type TextStretch = components['schemas']['TextStretch']
/** The progress of a manual, as the socket reports it. */
export type ManualProgress = Pick<Manual, 'status' | 'pages' | 'pages_done'> & { manual_id: string }

export { manualKindValues as manualKinds, manualStatusValues as manualStatuses } from '#contract/platform-limits'

/** QUEUED > PROCESSING > READY or FAILED: whether it is still on its way. */
export function isUnderWay({ status }: Pick<Manual, 'status'>): boolean {
  return status === 'QUEUED' || status === 'PROCESSING'
}

/** The list with the progress of a manual that is under way; the same list if that manual is not in it. */
export function withProgress<List extends { items: Manual[] }>(
  list: List,
  { manual_id, status, pages, pages_done }: ManualProgress,
): List {
  if (!list.items.some(({ id }) => id === manual_id)) return list
  const items = list.items.map((manual) =>
    manual.id === manual_id
      ? { ...manual, status, pages, pages_done, reason: null, can_open: status === 'READY' }
      : manual,
  )
  return { ...list, items }
}
