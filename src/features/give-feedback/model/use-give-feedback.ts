import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { feedbackMutations, feedbackQueries, type GivenFeedback } from '@/entities/feedback'
import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { giveFeedbackText } from '../text'

type Answered = { conversationId: string; answerId: string }

/** What the reader thinks of an answer. It shows at once, and is taken back where the server does not keep it. */
export function useGiveFeedback({ conversationId, answerId }: Answered) {
  const t = useText(giveFeedbackText)
  const queryClient = useQueryClient()
  const { queryKey } = feedbackQueries.given(conversationId)
  const { data } = useQuery(feedbackQueries.given(conversationId))
  const mutationKey = [...queryKey, answerId]

  const put = (from: GivenFeedback | undefined, to: GivenFeedback | undefined) =>
    queryClient.setQueryData(queryKey, (list = []) => [...list.filter((one) => one !== from), ...(to ? [to] : [])])
  const current = () => queryClient.getQueryData(queryKey)?.find(({ message_id }) => message_id === answerId)

  const { mutate } = useMutation({
    ...feedbackMutations.give(conversationId),
    mutationKey,
    // One after the other, so that the last word is what the server keeps.
    scope: { id: mutationKey.join() },
    onMutate: async ({ rating, reason = '' }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = current()
      put(before, { message_id: answerId, rating, reason })
      return { before, said: current() }
    },
    onError: ({ message }, _, context) => {
      // Whoever has said something else meanwhile keeps that.
      if (context && current() === context.said) put(context.said, context.before)
      toast.error(t('failed', { reason: message }), { id: `feedback-${answerId}` })
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey })
    },
  })

  return { given: data?.find(({ message_id }) => message_id === answerId), give: mutate }
}
