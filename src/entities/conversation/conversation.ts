import type { components } from '#contract/assistants'

type Schemas = components['schemas']

export type Answer = Schemas['Answer']
export type Citation = Schemas['Citation']
export type SafetyNote = Schemas['SafetyNote']
export type Conversation = Schemas['Conversation']
export type ConversationSummary = Schemas['ConversationSummary']
export type Message = Schemas['Message']
export type Turn = Schemas['Turn']
export type AssistantName = Schemas['AssistantName']
export type AnswerPart = Schemas['AnswerPart']
export type DealerQuestion = Schemas['DealerQuestion']

/** A question with its answer; the answer is absent where the person cancelled or the server failed. */
export type Exchange = {
  id: string
  question: string
  answer: Answer | undefined
  /** What a dealership was asked because the answer did not help. */
  dealerQuestions: readonly DealerQuestion[]
}

/** The turns of a conversation as people read them: each question with what was answered to it. */
export function exchangesOf({ messages }: Conversation): Exchange[] {
  const exchanges: Exchange[] = []
  for (const message of messages) {
    const { id, role, content, answer, dealer_questions } = message
    if (role === 'user') exchanges.push({ id, question: content, answer: undefined, dealerQuestions: [] })
    const open = exchanges.at(-1)
    if (!answer || !open) continue
    open.answer = answer
    open.dealerQuestions = dealer_questions
  }
  return exchanges
}

/** The earlier turns in the form in which the next question sends them. */
export function turnsOf({ messages }: Conversation): Turn[] {
  return messages.map(({ role, content }) => ({ role, content }))
}

type NewExchange = {
  question: string
  answer: Answer
  /** The answer whose place the new one takes. */
  replaces?: string | undefined
}

/** The conversation with a question and its answer in their place, as the server stores it. */
export function withExchange(conversation: Conversation, exchange: NewExchange, now: Date): Conversation {
  const { question, answer, replaces } = exchange
  if (conversation.messages.some(({ id }) => id === answer.id)) return conversation
  const created_at = now.toISOString()
  const turn = { created_at, answer: null, dealer_questions: [] }
  const asked: Message = { ...turn, id: `question-${answer.id}`, role: 'user', content: question }
  const answered: Message = { ...turn, id: answer.id, role: 'assistant', content: answer.response, answer }
  const changed = { ...conversation, title: conversation.title || question, updated_at: created_at }
  if (conversation.messages.some(({ id }) => id === replaces)) {
    // What the dealership was asked because of the former answer stays below the new one.
    const inPlace = (one: Message) =>
      one.id === replaces ? { ...answered, dealer_questions: one.dealer_questions } : one
    return { ...changed, messages: conversation.messages.map(inPlace) }
  }
  const messages = isWaitingFor(conversation, question) ? conversation.messages : [...conversation.messages, asked]
  return { ...changed, messages: [...messages, answered] }
}

/** Whether a conversation ends with this question, unanswered: it was read while the answer was being written. */
export function isWaitingFor({ messages }: Conversation, question: string): boolean {
  const last = messages.at(-1)
  return last?.role === 'user' && last.content === question
}
