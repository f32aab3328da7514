import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, conversationQueries } from '@/entities/conversation'

/**
 * An answer on its way to the paper.
 *
 * The addresses of its pages are good for a while only and come anew with the conversation; without a network those that
 * there are have to do.
 */
export function usePrintedAnswer(answer: Answer) {
  const queryClient = useQueryClient()
  const [printed, setPrinted] = useState<Answer>()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const conversation = await queryClient.fetchQuery({
        ...conversationQueries.detail(answer.conversation_id),
        initialData: undefined,
        staleTime: 0,
        retry: false,
      })
      return conversation.messages.find(({ id }) => id === answer.id)?.answer?.citations
    },
    onSuccess: (citations = answer.citations) => setPrinted({ ...answer, citations }),
    onError: () => setPrinted(answer),
  })
  return {
    /** To render as soon as it is there. */
    answer: printed,
    isUnderWay: isPending || printed !== undefined,
    start: () => mutate(),
    end: () => setPrinted(undefined),
  }
}
