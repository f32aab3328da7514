import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { operations } from '#contract/platform'
import { assistants, platform, unwrap } from '@/shared/api'

type FeedbackFilter = NonNullable<operations['listFeedback']['parameters']['query']>
type UnansweredFilter = NonNullable<operations['listUnansweredQuestions']['parameters']['query']>
type SummaryFilter = NonNullable<operations['getFeedbackSummary']['parameters']['query']>
type ExportFilter = NonNullable<operations['exportFeedback']['parameters']['query']>

/** Everything that a filter leaves, as a CSV file. */
export const exportFeedback = (filter: ExportFilter) =>
  unwrap(platform.GET('/feedback/export', { params: { query: filter }, parseAs: 'blob' }))

export const feedbackQueries = {
  all: () => ['feedback'] as const,
  list: (filter: FeedbackFilter) =>
    queryOptions({
      queryKey: [...feedbackQueries.all(), 'list', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/feedback/', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Ratings over time and by manual. */
  summary: (filter: SummaryFilter) =>
    queryOptions({
      queryKey: [...feedbackQueries.all(), 'summary', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/feedback/summary', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  unanswered: (filter: UnansweredFilter) =>
    queryOptions({
      queryKey: [...feedbackQueries.all(), 'unanswered', filter] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/feedback/unanswered-questions', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  explanation: (id: string) =>
    queryOptions({
      queryKey: [...feedbackQueries.all(), 'explanation', id] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/feedback/{id}/explanation', { params: { path: { id } }, signal })),
      // The question is asked again each time, which need not happen whenever the window gets the focus.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The reader's feedback on the answers of their own conversation; only the reader changes it. */
  given: (conversationId: string) =>
    queryOptions({
      queryKey: [...feedbackQueries.all(), 'given', conversationId] as const,
      queryFn: async ({ signal }) => {
        const params = { path: { id: conversationId } }
        const { items } = await unwrap(assistants.GET('/conversations/give-feedback/{id}', { params, signal }))
        return items
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
