import { mutationOptions } from '@tanstack/react-query'
import type { operations } from '#contract/assistants'
import { assistants, platform, unwrap } from '@/shared/api'
import type { ExportFilter } from './feedback.queries'

type NewFeedback = operations['giveFeedback']['requestBody']['content']['application/json']

export const feedbackMutations = {
  /** Says what one thinks of an answer, or changes it. */
  give: (conversationId: string) =>
    mutationOptions({
      mutationFn: (body: NewFeedback) =>
        unwrap(
          assistants.POST('/conversations/give-feedback/{id}', { params: { path: { id: conversationId } }, body }),
        ),
    }),
  /** Everything that a filter leaves, as a CSV file. */
  export: () =>
    mutationOptions({
      mutationFn: (filter: ExportFilter) =>
        unwrap(platform.GET('/feedback/export', { params: { query: filter }, parseAs: 'blob' })),
    }),
}
