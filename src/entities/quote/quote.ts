import type { components, operations } from '#contract/platform'

type Schemas = components['schemas']

export type Quote = Schemas['Quote']
export type QuoteSummary = Schemas['QuoteSummary']
export type QuoteOffer = Schemas['QuoteOffer']
export type QuoteLine = Schemas['QuoteLine']
export type QuoteStatus = Schemas['QuoteStatus']
export type QuoteUpdate = Schemas['QuoteUpdate']
export type NewQuote = Schemas['NewQuote']
/** A quote as the holder of a link to it sees it. */
export type PortalQuote = Schemas['QuoteOfLink']
export type PortalQuoteAnswer = Schemas['QuoteAnswerByLink']

export type QuoteFilter = NonNullable<operations['listQuotes']['parameters']['query']>

export { quoteStatusValues as quoteStatuses } from '#contract/platform-limits'

/** Whether it is the dealership's alone: not yet sent, and never to be sent. */
export const isInternal = (status: QuoteStatus): boolean => status === 'DRAFT' || status === 'DISCARDED'

/** Whether it is to be shipped, but nobody has entered where to. */
export const lacksAddress = ({ delivery, address }: Pick<Quote, 'delivery' | 'address'>): boolean =>
  delivery === 'SHIP' && !address

/** Whether a change was the end of the service, with which the system ends what is open. */
export const endedWithService = ({ to, by }: Quote['history'][number]): boolean =>
  by === null && (to === 'WITHDRAWN' || to === 'CANCELLED' || to === 'DISCARDED')

/** What the customer would like changed in the last offer; empty once the dealership has answered. */
export const requestedChange = ({ status, history }: Pick<Quote, 'status' | 'history'>): string => {
  if (status !== 'REVISION_REQUESTED' && status !== 'IN_REVIEW') return ''
  return history.findLast(({ from, to }) => to === 'REVISION_REQUESTED' && from !== to)?.reason ?? ''
}

/** What people call a line: part number and description; a bundle has no number. */
export const quoteLineName = ({ part_number, description }: Pick<QuoteLine, 'part_number' | 'description'>): string =>
  [part_number, description].filter(Boolean).join(' ')
