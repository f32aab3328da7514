import type { paymentAuditActionValues } from '#contract/platform-limits'

/** What was done to money, or to where it goes. */
export type PaymentAction = (typeof paymentAuditActionValues)[number]
