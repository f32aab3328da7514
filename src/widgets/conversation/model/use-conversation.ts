import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type Answer,
  type AssistantName,
  conversationQueries,
  storeConversation,
  turnsOf,
  useLiveReplies,
} from '@/entities/conversation'
import {
  type AskedMachine,
  storeUnsentQuestion,
  useAnswerAgain,
  useAskAssistant,
  waitingQuestions,
} from '@/features/ask-assistant'
import { toast } from '@/shared/ui/toaster'
import { transcriptOf } from './exchanges'
import { usePendingAnswers } from './use-pending-answers'

type UseConversation = {
  assistant: AssistantName
  /** Undefined if none is chosen. */
  machine: AskedMachine | undefined
  conversationId: string | undefined
  /** Called with the id of the conversation that the question created; it replaces the address. */
  onBegun: (id: string) => void
  /**
   * Called with the conversation that the person opens, which may be about another machine, undefined for a new one about
   * this; Back leads to the previous one.
   */
  onLeft: (id: string | undefined, machineId: string | undefined) => void
}

/** A stored conversation, with the question in progress, and every action on it. */
export function useConversation({ assistant, machine, conversationId, onBegun, onLeft }: UseConversation) {
  const subject = { assistant, machineId: machine?.id }
  const stored = useQuery({
    ...conversationQueries.detail(conversationId ?? ''),
    enabled: conversationId !== undefined,
    // What failed before this was shown is shown as failed: asking again by itself would hide and show it without end.
    retryOnMount: false,
  })
  const conversation = conversationId === undefined ? undefined : stored.data
  useLiveReplies(conversation)
  const [state, send] = useAskAssistant(subject, onBegun)
  const { asking, written, answer, failure, draft } = state.context

  const isWaiting = state.matches('waitingForConnection')
  const leaveFor = useEffectEvent((next: string | undefined) => {
    const isBeginning = asking?.conversationId === undefined && !isWaiting && failure === undefined
    if (asking && asking.conversationId !== next && !isBeginning) send({ type: 'conversation.left' })
    const found = waitingQuestions(subject).find(({ asked }) => asked.conversationId === next)
    if (found) send({ type: 'question.found', ...found })
  })
  useEffect(() => leaveFor(conversationId), [conversationId])

  const serialNumber = machine?.serial_number
  const askedSerial = useRef(serialNumber)
  useEffect(() => {
    if (askedSerial.current !== serialNumber) send({ type: 'conversation.left' })
    askedSerial.current = serialNumber
  }, [serialNumber, send])

  useEffect(() => {
    if (conversation) storeConversation(conversation)
  }, [conversation])

  const [answeredAgain, setAnsweredAgain] = useState<Answer>()
  const isAsking = isWaiting || state.matches('asking')
  const onAnswered = (replaced: Answer, given: Answer | undefined) => {
    setAnsweredAgain(given)
    // What was just answered is among the turns of the conversation, in place of the answer that this screen has.
    if (replaced.id === answer?.id) send({ type: 'conversation.left' })
  }
  const noticeOf = usePendingAnswers({ machine, conversation, isAsking, onAnswered })
  const alone = useAnswerAgain(machine)

  return {
    draft,
    failure,
    /** The last answer that this screen has waited for. */
    answer: answer ?? answeredAgain,
    noticeOf,
    written: written?.text,
    /** Whether a question is on its way; `isWaiting` for a connection to begin with. */
    isAsking,
    isWaiting,
    isStopped: state.matches('stopped'),
    isLoading: conversationId !== undefined && !conversation && !asking && stored.isPending,
    error: conversation || asking ? null : stored.error,
    reload: () => void stored.refetch(),
    conversation,
    ...transcriptOf(conversation, asking && { question: asking.question, answer }),
    ask: (question: string) =>
      send({
        type: 'question.asked',
        question,
        assistant,
        machine,
        conversationId,
        earlier: conversation ? turnsOf(conversation) : [],
      }),
    /** Takes what is typed to another assistant. */
    takeDraftTo: (other: AssistantName) => storeUnsentQuestion({ ...subject, assistant: other }, draft),
    type: (text: string) => send({ type: 'draft.changed', text }),
    /** Asks an answered question again, without the earlier ones. */
    askAlone: (replaced: Answer) =>
      conversation &&
      alone.mutate(
        { conversation, answer: replaced, standalone: true },
        { onSuccess: (given) => onAnswered(replaced, given), onError: ({ message }) => toast.error(message) },
      ),
    isAskingAlone: alone.isPending,
    cancel: () => send({ type: 'question.cancelled' }),
    retry: () => send({ type: 'question.retried' }),
    open: (id: string, machineId: string | undefined) => {
      send({ type: 'conversation.left' })
      onLeft(id, machineId)
    },
    begin: () => {
      send({ type: 'conversation.left' })
      onLeft(undefined, machine?.id)
    },
  }
}
