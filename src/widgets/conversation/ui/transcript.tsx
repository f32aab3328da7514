import { type ReactNode, useEffect, useRef } from 'react'
import type { Answer, Citation, Exchange } from '@/entities/conversation'
import type { ChosenMachine } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import type { Selected } from '../model/shown-passage'
import { conversationText } from '../text'
import { AnswerPanel } from './answer-panel'
import { DealerQuestionCard } from './dealer-question-card'
import { UnderstoodAbout } from './understood-about'

export type OpenPassage = (passage: Citation, selected: Selected) => void

type TranscriptProps = {
  machine: ChosenMachine | undefined
  /** Asks an answered question without the earlier ones; undefined while nothing can be asked. */
  onAskAlone: ((answer: Answer) => void) | undefined
  onOpenMachine: (machineId: string) => void
  exchanges: readonly Exchange[]
  /** The question in progress, with the placeholder of its answer. */
  pending: { question: string; answer: ReactNode } | undefined
  /** Shown above an answer. */
  noticeOf: (answer: Answer) => ReactNode
  onOpen: OpenPassage
  /** Below the last answer. */
  children?: ReactNode
}

/** Questions and answers from the first to the last; a new question moves to the top, so that its answer is read from there. */
export function Transcript(props: TranscriptProps) {
  const { machine, onAskAlone, onOpenMachine, exchanges, pending, noticeOf, onOpen, children } = props
  const t = useText(conversationText)
  const list = useRef<HTMLOListElement>(null)
  const count = exchanges.length + (pending ? 1 : 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is what moves the list
  useEffect(() => {
    const last = list.current?.lastElementChild
    last?.scrollIntoView?.({ block: 'start' })
  }, [count])

  return (
    <ol
      ref={list}
      aria-label={t('transcript')}
      className="mx-auto grid w-full max-w-3xl gap-8 *:grid *:content-start *:gap-4"
    >
      {exchanges.map(({ id, question, answer, dealerQuestions }, index) => (
        <li key={answer?.id ?? id} className={index === count - 1 ? lastClass : undefined}>
          <QuestionBubble question={question} />
          {answer && (
            <UnderstoodAbout words={answer.understood_about} onAskAlone={onAskAlone && (() => onAskAlone(answer))} />
          )}
          {answer ? (
            <AnswerPanel
              answer={answer}
              about={{ machine, question, answer, hasAskedDealer: dealerQuestions.length > 0, onOpenMachine }}
              notice={noticeOf(answer)}
              onOpen={(passage) => onOpen(passage, { answerId: answer.id, n: passage.n })}
            />
          ) : (
            <p className="text-sm text-ink-muted">{t('unanswered')}</p>
          )}
          {dealerQuestions.map((asked) => (
            <DealerQuestionCard key={asked.id} question={asked} />
          ))}
          {index === count - 1 && children}
        </li>
      ))}
      {pending && (
        <li key="pending" className={lastClass}>
          <QuestionBubble question={pending.question} />
          {pending.answer}
        </li>
      )}
    </ol>
  )
}

/** Room enough below the last question for it to reach the top of the list. */
const lastClass = 'scroll-mt-4 not-first:min-h-[100cqh] low:min-h-[100cqh] print:min-h-0 print:not-first:min-h-0'

function QuestionBubble({ question }: { question: string }) {
  const t = useText(conversationText)
  return (
    <div className="flex justify-end">
      <h2 className="max-w-[85%] rounded-md rounded-br-sm bg-neutral-surface px-4 py-3 whitespace-pre-wrap wrap-anywhere">
        <span className="sr-only">{t('you')}: </span>
        {question}
      </h2>
    </div>
  )
}
