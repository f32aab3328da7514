import { useMachine } from '@xstate/react'
import { askAssistantMachine } from './ask-assistant.machine'
import { askQuestion } from './ask-question'
import { useAskServices } from './use-ask-services'

/**
 * The machine that asks, with the real calls behind it: `const [asking, send] = useAskAssistant(...)`.
 *
 * @param onConversationOpened called with the id of a conversation that was created for the question
 */
export function useAskAssistant(onConversationOpened: (id: string) => void) {
  const services = useAskServices(onConversationOpened)
  return useMachine(askAssistantMachine.provide({ actors: { askAssistant: askQuestion(services) } }))
}
