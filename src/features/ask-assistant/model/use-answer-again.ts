import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, type Conversation, conversationQueries, turnsOf } from '@/entities/conversation'
import { ApiError } from '@/shared/api'
import { createTries } from '@/shared/lib/new-id'
import { questionOf } from './ask-question'
import { type AskedMachine, askerOf } from './asked-machine'
import { addressTo, postQuestion } from './post-question'
import { storeAnswer } from './store-answer'

type Again = { conversation: Conversation; answer: Answer; standalone?: boolean }

/**
 * Asks an answered question again, with `standalone` without the earlier turns; the new answer takes the place of the old
 * one, in storage and wherever it is shown. Where somebody else was quicker, such as another tab, theirs is read instead.
 */
export function useAnswerAgain(machine: AskedMachine | undefined) {
  const queryClient = useQueryClient()
  const [tries] = useState(createTries)
  return useMutation({
    mutationFn: async ({ conversation, answer, standalone }: Again): Promise<Answer | undefined> => {
      const at = conversation.messages.findIndex(({ id }) => id === answer.id)
      const question = conversation.messages[at - 1]?.content ?? ''
      const earlier = turnsOf(conversation).slice(0, Math.max(at - 1, 0))
      const { assistant } = conversation
      const asked = { assistant, question, machine, earlier, clientId: tries.idOf(answer.id) }
      const body = {
        ...questionOf(asked, conversation.id, askerOf(queryClient)),
        replaces: answer.id,
        ...(standalone && { standalone }),
      }
      try {
        const again = await postQuestion(addressTo(assistant, body))
        await storeAnswer(queryClient, body, again)
        return again
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'answer_replaced')) throw error
        await queryClient.invalidateQueries({ queryKey: conversationQueries.detail(conversation.id).queryKey })
        return undefined
      }
    },
    onSuccess: (_, { answer }) => tries.arrived(answer.id),
  })
}
