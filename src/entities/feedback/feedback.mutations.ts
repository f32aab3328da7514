import { mutationOptions } from '@tanstack/react-query'
import type { operations } from '#contract/assistants'
import { assistants, unwrap } from '@/shared/api'

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
}
