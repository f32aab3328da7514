import type { MachineMessage } from '@/entities/operator-machine'

/**
 * The question that a message of the dealership answers: the chosen one, or else the newest that was asked from a
 * conversation, if nobody has answered it.
 *
 * @param messages newest first
 * @param chosen null for none
 */
export function questionToAnswer(
  messages: readonly MachineMessage[],
  chosen: string | null | undefined,
): MachineMessage | undefined {
  if (chosen === null) return undefined
  if (chosen !== undefined) return messages.find(({ id }) => id === chosen)
  const newest = messages.find(({ in_conversation }) => in_conversation)
  return messages.some(({ reply_to }) => reply_to !== null && reply_to === newest?.id) ? undefined : newest
}
