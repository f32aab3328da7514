import { mutationOptions } from '@tanstack/react-query'
import { invalidates, invalidatesOnConflictToo, platform, unwrap } from '@/shared/api'
import type { NewQuote, QuoteUpdate } from './quote'
import { quoteQueries } from './quote.queries'

export const quoteMutations = {
  /** Requests a quote, or drafts one for an operator. */
  create: () =>
    mutationOptions({
      mutationFn: (body: NewQuote) => unwrap(platform.POST('/quotes/', { body })),
      ...invalidates(quoteQueries.all()),
    }),
  /** Moves a quote or changes its answer. Throws `ApiError`; 409 where the other side was faster, whose state is then loaded. */
  update: (id: string) =>
    mutationOptions({
      mutationFn: (body: QuoteUpdate) => unwrap(platform.PUT('/quotes/{id}', { params: { path: { id } }, body })),
      // Sending it creates a link for the customer.
      ...invalidatesOnConflictToo(quoteQueries.all(), ['portal-links']),
    }),
}
