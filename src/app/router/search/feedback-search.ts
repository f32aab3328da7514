import { assistantNames, ratings } from '@/entities/feedback'
import type { FeedbackSearch } from '@/pages/admin/feedback'
import { dayOf, oneOf, only, pageOf, type RawSearch, textOf } from './read'

/** What the address of /feedback says; the first page is the default and left out. */
export function parseFeedbackSearch(raw: RawSearch): FeedbackSearch {
  const page = pageOf(raw.page)
  return only(raw, {
    page: page === 1 ? undefined : page,
    search: textOf(raw.search),
    rating: oneOf(ratings, raw.rating),
    assistant: oneOf(assistantNames, raw.assistant),
    from: dayOf(raw.from),
    to: dayOf(raw.to),
  })
}
