import type { components } from '#contract/assistants'
import type { Answer, AssistantName } from '@/entities/conversation'
import { assistants, parts, unwrap } from '@/shared/api'

type Schemas = components['schemas']

/** A question and who is to answer it. Without a machine, only the general assistant answers. */
export type AddressedQuestion =
  | { assistant: 'general'; question: Schemas['Question'] }
  | { assistant: Exclude<AssistantName, 'general'>; question: Schemas['MachineQuestion'] }

/** @throws Error if the assistant needs a machine and none is chosen */
export function addressTo(assistant: AssistantName, question: Schemas['Question']): AddressedQuestion {
  if (assistant === 'general') return { assistant, question }
  const { id } = question
  if (id === undefined) throw new Error(`the ${assistant} assistant was asked about no machine`)
  return { assistant, question: { ...question, id } }
}

/** Asks an assistant. */
export function postQuestion({ assistant, question }: AddressedQuestion, signal?: AbortSignal): Promise<Answer> {
  switch (assistant) {
    case 'general':
      return unwrap(assistants.POST('/assistants/', { body: question, signal }))
    case 'parts':
      return unwrap(parts.POST('/assistants/parts', { body: question, signal }))
    case 'operations':
      return unwrap(assistants.POST('/assistants/operations', { body: question, signal }))
  }
}
