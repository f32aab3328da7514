import { type QuoteStatus, type QuoteSummary, quoteQueries } from '@/entities/quote'

/** A part without a price, as a quote is asked for it. */
export type PartToPrice = {
  /** Absent for what the catalogue does not have. */
  id?: string | undefined
  number: string
  description: string
}

export type Seller = { id: string; name: string }

/** How far back an open request may be: each new one of a part is made only once the others have ended. */
const MAX_QUOTES = 50

/** The dealership has the request, or has answered it and waits for the customer. */
const open: readonly QuoteStatus[] = ['REQUESTED', 'IN_REVIEW', 'REVISION_REQUESTED', 'SENT']

/** The quotes of one of some dealerships that have a part. */
export const quotesOfPart = ({ number }: PartToPrice, sellers: readonly Seller[]) => {
  const [seller, ...others] = sellers
  return quoteQueries.list({
    part_number: number,
    limit: MAX_QUOTES,
    ...(seller && others.length === 0 && { dealership_organization: seller.id }),
  })
}

export const openRequestIn = ({ items }: { items: readonly QuoteSummary[] }) =>
  items.find(({ status }) => open.includes(status))
