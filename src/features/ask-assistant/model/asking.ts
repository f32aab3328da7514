import type { Answer, AssistantName, Turn } from '@/entities/conversation'
import type { AskedMachine } from './asked-machine'

/** What happens while a question is being answered; sent to the machine by the actor that asks. */
export type AskProgress =
  | { type: 'conversation.opened'; conversationId: string }
  | { type: 'answer.delta'; answerId: string; text: string }
  | { type: 'answer.received'; answer: Answer }
  | { type: 'question.failed'; message: string }
  /** Nobody answered: the question may or may not have been heard. */
  | { type: 'question.unanswered' }
  /** It waits no longer: it was discarded, or sent by another tab. */
  | { type: 'question.gone' }

/** A question with all that it needs. Without a conversation, one is created. */
export type Asking = {
  assistant: AssistantName
  /** None is chosen yet with the general assistant. */
  machine: AskedMachine | undefined
  question: string
  conversationId?: string | undefined
  earlier: readonly Turn[]
}

/** A question that is being asked. */
export type AskedQuestion = Asking & {
  /** The same for every try, so that the server answers and stores it once. */
  clientId: string
  /** Whether an earlier try was stopped, of which the server may have stored the answer. */
  isAgain: boolean
}

/** A question as it waits on the device. */
export type WaitingQuestion = { asked: AskedQuestion; refusal?: string | undefined }
