import { fromCallback } from 'xstate'
import type { Answer } from '@/entities/conversation'
import { onWaitingSent } from '@/shared/api'
import { outbox } from '@/shared/lib/outbox'
import { type AskServices, isOf, toProgress } from './ask-question'
import type { AskedQuestion, AskProgress } from './asking'

export type FollowServices = Pick<AskServices, 'follow' | 'explain'> & {
  /** Called with the answer to a question that waited. */
  answered: (asked: AskedQuestion, answer: Answer) => void
  /** Called where another tab may have sent it. */
  gone: () => void
}

/** Reports what becomes of a question that waits on the device; the outbox sends it. */
export const followWaiting = ({ follow, answered, gone, explain }: FollowServices) =>
  fromCallback<AskProgress, AskedQuestion | undefined>(({ input: asked, sendBack }) => {
    if (!asked) return
    const entry = () => outbox.read().find(({ id }) => id === asked.clientId)
    // A device without room stores nothing.
    if (!entry()) {
      sendBack({ type: 'question.failed', message: explain(undefined) })
      return
    }
    const unfollow =
      asked.conversationId === undefined
        ? undefined
        : follow(asked.conversationId, (delta) => {
            if (isOf(asked, delta)) sendBack(toProgress(delta))
          }).leave
    const stopSent = onWaitingSent((id, answer) => {
      if (id !== asked.clientId || !isAnswer(answer)) return
      answered(asked, answer)
      sendBack({ type: 'conversation.opened', conversationId: answer.conversation_id })
      sendBack({ type: 'answer.received', answer })
    })
    const stopStored = outbox.subscribe(() => {
      const { refusal } = entry() ?? {}
      if (refusal !== undefined) sendBack({ type: 'question.failed', message: refusal })
      if (entry()) return
      gone()
      sendBack({ type: 'question.gone' })
    })
    return () => {
      unfollow?.()
      stopSent()
      stopStored()
    }
  })

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' &&
  value !== null &&
  'response' in value &&
  'conversation_id' in value &&
  'citations' in value
