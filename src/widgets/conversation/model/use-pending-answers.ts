import { useEffect, useEffectEvent, useState } from 'react'
import { type Answer, type Conversation, exchangesOf } from '@/entities/conversation'
import { useLiveManuals } from '@/entities/manual'
import { type AskedMachine, useAnswerAgain } from '@/features/ask-assistant'
import { answerToRepeat, type ReadingProgress, readingProgress } from './pending-answer'

/** What is shown for an answer that was composed before all manuals of the machine were ready. */
export type PendingNotice =
  | { kind: 'reading'; progress: ReadingProgress }
  | { kind: 'answering' }
  | { kind: 'failed'; reason: string; retry: () => void }
  | { kind: 'outdated'; retry: () => void }

type PendingAnswers = {
  machine: AskedMachine | undefined
  conversation: Conversation | undefined
  /** While a question is on its way, none is asked again. */
  isAsking: boolean
  onAnswered: (replaced: Answer, answer: Answer | undefined) => void
}

/**
 * Follows the manuals that answers of a conversation wait for, and asks each again, once, when they are ready. An answer
 * that still waits afterwards is asked again by itself only when its manuals were seen being read.
 */
export function usePendingAnswers({ machine, conversation, isAsking, onAnswered }: PendingAnswers) {
  const manuals = useLiveManuals(machine?.id).data?.items
  const { mutate, isPending, error, variables } = useAnswerAgain(machine)
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const exchanges = conversation ? exchangesOf(conversation) : []
  const next = isAsking || isPending ? undefined : answerToRepeat(exchanges, manuals, tried)
  const waiting = exchanges.flatMap(({ answer }) => (answer && readingProgress(answer, manuals) ? answer.id : []))

  const repeat = useEffectEvent((answer: Answer) => {
    if (!conversation) return
    setTried((before) => new Set(before).add(answer.id))
    mutate(
      { conversation, answer },
      {
        onSuccess: (given) => {
          if (given) setTried((before) => new Set(before).add(given.id))
          onAnswered(answer, given)
        },
      },
    )
  })
  const nextId = next?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, however often it is rendered
  useEffect(() => {
    if (next) repeat(next)
  }, [nextId])

  const seen = waiting.filter((id) => tried.has(id)).join()
  useEffect(() => {
    if (seen !== '') setTried((before) => new Set([...before].filter((id) => !seen.split(',').includes(id))))
  }, [seen])

  return (answer: Answer): PendingNotice | undefined => {
    if (answer.pending_manuals.length === 0) return undefined
    const progress = readingProgress(answer, manuals)
    if (progress) return { kind: 'reading', progress }
    const isLast = variables?.answer.id === answer.id
    if (isLast && isPending) return { kind: 'answering' }
    const retry = () => repeat(answer)
    return isLast && error ? { kind: 'failed', reason: error.message, retry } : { kind: 'outdated', retry }
  }
}
