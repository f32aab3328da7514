import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { operations } from '#contract/assistants'
import { assistants, unwrap } from '@/shared/api'
import type { GivenFeedback } from './feedback'
import { feedbackQueries } from './feedback.queries'

type NewFeedback = operations['giveFeedback']['requestBody']['content']['application/json']

export const feedbackMutations = {
  /** Gives or changes feedback on an answer. It shows at once, and is reverted if the server refuses it. */
  give: (conversationId: string, answerId: string) => {
    const { queryKey } = feedbackQueries.given(conversationId)
    const mutationKey = [...queryKey, answerId]
    const find = (client: QueryClient) =>
      client.getQueryData(queryKey)?.find(({ message_id }) => message_id === answerId)
    const replace = (client: QueryClient, from: GivenFeedback | undefined, to: GivenFeedback | undefined) =>
      client.setQueryData(queryKey, (list = []) => [...list.filter((one) => one !== from), ...(to ? [to] : [])])

    return mutationOptions({
      mutationKey,
      // One after the other, so that the last word is what the server stores.
      scope: { id: mutationKey.join() },
      mutationFn: (body: Omit<NewFeedback, 'message_id'>) =>
        unwrap(
          assistants.POST('/conversations/give-feedback/{id}', {
            params: { path: { id: conversationId } },
            body: { ...body, message_id: answerId },
          }),
        ),
      onMutate: async ({ rating, reason = '' }, { client }) => {
        await client.cancelQueries({ queryKey })
        const before = find(client)
        replace(client, before, { message_id: answerId, rating, reason })
        return { before, shown: find(client) }
      },
      onSettled: (_given, error, _body, change, { client }) => {
        // A person who has meanwhile changed their feedback sees the later one.
        if (error && change && find(client) === change.shown) replace(client, change.shown, change.before)
        if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey })
      },
    })
  },
}
