import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { conversationQueries } from '@/entities/conversation'
import { assistants, sendAllWaiting, tryConnection, unwrap } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { outbox, storedPersonId } from '@/shared/lib/outbox'
import { joinRoom } from '@/shared/realtime'
import { askAssistantText } from '../text'
import { askAssistantMachine } from './ask-assistant.machine'
import { type AskServices, askQuestion } from './ask-question'
import { askerOf } from './asked-machine'
import { type FollowServices, followWaiting } from './follow-waiting'
import { postQuestion } from './post-question'
import { storeAnswer } from './store-answer'
import { editUnsentQuestion, readUnsentQuestion, type Subject, storeUnsentQuestion } from './unsent-question'
import { storeWaitingQuestion } from './waiting-question'

/**
 * The machine that asks, with the real calls behind it: `const [asking, send] = useAskAssistant(...)`.
 *
 * @param onConversationOpened called with the id of a conversation that was created for the question
 */
export function useAskAssistant(subject: Subject, onConversationOpened: (id: string) => void) {
  const services = useAskServices(onConversationOpened)
  const [draft] = useState(() => readUnsentQuestion(subject))
  return useMachine(
    askAssistantMachine.provide({
      actors: {
        askAssistant: askQuestion(services),
        followWaiting: followWaiting(services),
      },
      actions: {
        storeWaiting: (_, { asked, refusal }) => {
          try {
            if (asked) storeWaitingQuestion(asked, services.asker(), refusal)
          } catch {
            // A full storage: what follows the question says that it does not wait.
          }
        },
        dropWaiting: (_, asked) => {
          if (asked) outbox.remove(asked.clientId)
        },
        sendWaiting: () => void sendWaiting(),
        storeUnsent: (_, question) => storeUnsentQuestion(subject, question),
        editUnsent: (_, question) => editUnsentQuestion(subject, question),
      },
    }),
    { input: { draft } },
  )
}

async function sendWaiting() {
  const personId = storedPersonId()
  await tryConnection()
  if (personId !== undefined) await sendAllWaiting({ personId })
}

/**
 * The calls behind a question. Their results go into the query cache and onto this device, so that every part of the
 * screen that shows the conversation is updated at once.
 *
 * @param onConversationOpened called with the id of a conversation that was created
 */
function useAskServices(onConversationOpened: (id: string) => void): AskServices & FollowServices {
  const queryClient = useQueryClient()
  const t = useText(askAssistantText)

  return {
    asker: () => askerOf(queryClient),
    openConversation: async ({ assistant, machine }, signal) => {
      const body = { assistant, machine_id: machine?.id ?? null }
      const conversation = await unwrap(assistants.POST('/conversations/', { body, signal }))
      queryClient.setQueryData(conversationQueries.detail(conversation.id).queryKey, conversation)
      onConversationOpened(conversation.id)
      return conversation.id
    },
    // The question waits for it.
    follow: (conversationId, onDelta) =>
      joinRoom(`conversation:${conversationId}`, { 'answer.delta': onDelta }, { now: true }),
    ask: async (asked, signal, isAgain) => {
      const answer = await postQuestion(asked, signal)
      if (signal.aborted) return answer
      await storeAnswer(queryClient, asked.question, answer)
      // Of the try that was stopped, this device may have read the turn that is now replaced.
      if (isAgain)
        await queryClient.invalidateQueries({ queryKey: conversationQueries.detail(answer.conversation_id).queryKey })
      return answer
    },
    answered: ({ question, conversationId }, answer) => {
      if (conversationId === undefined) onConversationOpened(answer.conversation_id)
      void storeAnswer(queryClient, { prompt: question }, answer)
    },
    gone: () => void queryClient.invalidateQueries({ queryKey: conversationQueries.all() }),
    explain: (error) => (error instanceof Error ? error.message : t('failed')),
  }
}
