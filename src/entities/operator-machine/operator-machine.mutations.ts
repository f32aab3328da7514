import { mutationOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { invalidates, invalidatesOnConflictToo, oneByOne, platform, sendOrWait, unwrap } from '@/shared/api'
import type { Tries } from '@/shared/lib/new-id'
import type { ThreadChange } from './operator-machine'
import { operatorMachineQueries } from './operator-machine.queries'

interface NewMessage {
  /** Of the machine on its operator's list. */
  id: string
  body: string
  /** What a question to the dealer is about. */
  about?: components['schemas']['AskedDealer']
  /** The answer of a conversation that did not help. */
  answerId?: string
  /** The question that the dealership answers; null for none. */
  replyTo?: string | null
  /** Uploaded before; each is of this message alone. */
  pictureIds?: string[]
}

const changesAll = invalidates(operatorMachineQueries.all())

export const operatorMachineMutations = {
  /** Gives an operator a model. Throws `ApiError`; 409 where the operator has it already. */
  assign: () =>
    mutationOptions({
      mutationFn: (chosen: { organization_id: string; machine_id: string }) =>
        unwrap(platform.POST('/machines/operator', { body: chosen })),
      ...changesAll,
    }),
  /** Gives an operator several models, one after the other; one that it has already is among the refused. */
  assignAll: () =>
    mutationOptions({
      mutationFn: (chosen: { organization_id: string; machineIds: readonly string[] }) =>
        oneByOne(
          chosen.machineIds.map((id) => ({ id })),
          ({ id }) =>
            unwrap(
              platform.POST('/machines/operator', {
                body: { organization_id: chosen.organization_id, machine_id: id },
              }),
            ),
        ),
      ...changesAll,
    }),
  /**
   * Writes to the other side; a message that is sent again because no answer came is stored once. Until one comes, it
   * waits on this device; returns whether it came.
   *
   * @param tries of the form that sends, so that the same words in another form are another message
   */
  send: (tries: Tries) =>
    mutationOptions({
      mutationFn: async ({ id, body, about, answerId, replyTo, pictureIds = [] }: NewMessage): Promise<boolean> => {
        const message = {
          body,
          ...(about && { about }),
          ...(answerId && { answer_id: answerId }),
          ...(replyTo !== undefined && { reply_to: replyTo }),
          picture_ids: pictureIds,
          client_id: tries.idOf(JSON.stringify([id, body, about, pictureIds])),
        }
        const path = `/machines/operator/${id}/messages`
        const send = async () => {
          await unwrap(platform.POST('/machines/operator/{id}/messages', { params: { path: { id } }, body: message }))
          return true
        }
        const isSent = await sendOrWait(send, { id: message.client_id, title: body, path, body: message })
        tries.clear()
        return isSent ?? false
      },
      ...changesAll,
    }),
  /** Assigns, closes or reopens a thread; 409 where it has changed since it was read, whose state is then loaded. */
  changeThread: (id: string) =>
    mutationOptions({
      mutationFn: (body: ThreadChange) =>
        unwrap(platform.PUT('/machines/operator/{id}/thread', { params: { path: { id } }, body })),
      ...invalidatesOnConflictToo(operatorMachineQueries.all()),
    }),
  /** Marks a thread as read up to a message. */
  markRead: (id: string) =>
    mutationOptions({
      mutationFn: async (messageId: string): Promise<void> => {
        await unwrap(
          platform.PUT('/machines/operator/{id}/messages/read', {
            params: { path: { id } },
            body: { message_id: messageId },
          }),
        )
      },
      ...invalidates(operatorMachineQueries.lists()),
    }),
  /** Withdraws a model from an operator; 409 while instances of it are served. */
  withdraw: (id: string) =>
    mutationOptions({
      mutationFn: async (): Promise<void> => {
        await unwrap(platform.DELETE('/machines/operator/{id}', { params: { path: { id } } }))
      },
      ...changesAll,
    }),
}
