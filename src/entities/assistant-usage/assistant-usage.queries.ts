import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { operations } from '#contract/assistants'
import { assistants, unwrap } from '@/shared/api'

type UsageFilter = NonNullable<operations['getAssistantUsage']['parameters']['query']>

export const assistantUsageQueries = {
  all: () => ['assistant-usage'] as const,
  /** What an organization used of the language model in a month; by default the reader's own, in the present one. */
  month: (filter: UsageFilter) =>
    queryOptions({
      queryKey: [...assistantUsageQueries.all(), 'month', filter] as const,
      queryFn: ({ signal }) => unwrap(assistants.GET('/assistants/usage', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
}
