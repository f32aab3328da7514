import type { components } from '#contract/platform'

type Schemas = components['schemas']

export type MaintenanceQuoteSummary = Schemas['MaintenanceQuoteSummary']
export type MaintenanceQuote = Schemas['MaintenanceQuote']
export type MaintenanceQuoteLine = Schemas['MaintenanceQuoteLine']
export type MaintenanceQuoteStatus = Schemas['MaintenanceQuoteStatus']
export type MaintenanceQuoteMove = Schemas['MaintenanceQuoteMove']
export type MaintenanceQuoteUpdate = Schemas['MaintenanceQuoteUpdate']
export type MaintenanceQuoteDecisions = Schemas['MaintenanceQuoteDecisions']
export type MaintenanceQuoteDecisionsByLink = Schemas['MaintenanceQuoteDecisionsByLink']

export { maintenanceQuoteStatusValues as maintenanceQuoteStatuses } from '#contract/platform-limits'

/** The name of the machine, or else its model and serial number. */
export const quotedMachine = ({ instance }: Pick<MaintenanceQuoteSummary, 'instance'>): string =>
  instance.name || `${instance.machine} ${instance.serial_number}`

/** Whether a change was the end of the service: the system withdraws nothing else but its own drafts. */
export const endedWithService = ({ from, to, by }: MaintenanceQuote['history'][number]): boolean =>
  to === 'WITHDRAWN' && by === null && from !== 'DRAFT'

/** Whether nobody has taken care of a draft of the system yet. */
export const isUnchecked = ({ is_automatic, status }: Pick<MaintenanceQuoteSummary, 'is_automatic' | 'status'>) =>
  is_automatic && status === 'DRAFT'
