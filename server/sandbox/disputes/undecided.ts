import type { Dispute } from '../database/schema'

/** Statuses of disputes and inquiries about which the bank has yet to decide. */
export const undecided: Dispute['status'][] = [
  'warning_needs_response',
  'warning_under_review',
  'needs_response',
  'under_review',
]
