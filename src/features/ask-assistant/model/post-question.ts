import type { components } from '#contract/assistants'
import type { Answer, AssistantName } from '@/entities/conversation'
import { assistants, parts, unwrap } from '@/shared/api'

type Question = components['schemas']['Question']

/** A question and who is to answer it. */
export type Asked = { assistant: AssistantName; question: Question }

/** Asks an assistant. Without a machine, only the general one answers. */
export function postQuestion({ assistant, question }: Asked, signal?: AbortSignal): Promise<Answer> {
  const { id } = question
  if (id === undefined || assistant === 'general')
    return unwrap(assistants.POST('/assistants/', { body: question, signal }))
  const body = { ...question, id }
  return assistant === 'parts'
    ? unwrap(parts.POST('/assistants/parts', { body, signal }))
    : unwrap(assistants.POST('/assistants/operations', { body, signal }))
}
