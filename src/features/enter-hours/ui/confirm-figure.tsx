import { useEffect, useRef } from 'react'
import { Button } from '@/shared/ui/button'
import type { Entry, HoursPortal } from '../model/entry'
import type { Question } from '../model/failure'
import { ThumbBar } from './thumb-bar'
import { useQuestionWords } from './use-question-words'

type ConfirmFigureProps = {
  question: Question
  portal: HoursPortal
  entry: Entry
  onConfirm: () => void
  onDecline: () => void
}

/** A figure that is possible, but more often a slip: one question, two answers. */
export function ConfirmFigure({ question, portal, entry, ...on }: ConfirmFigureProps) {
  const { title, detail, yes, no } = useQuestionWords()(question, portal, entry)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus(), [])

  return (
    <div className="flex grow flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
        {title}
      </h2>
      <p className="text-lg">{detail}</p>
      {/* A meter is seldom replaced and never runs more than 24 h a day; a digit is often mistyped. */}
      <ThumbBar>
        <Button variant="primary" size="lg" full onClick={on.onDecline}>
          {no}
        </Button>
        <Button size="lg" full className="whitespace-normal" onClick={on.onConfirm}>
          {yes}
        </Button>
      </ThumbBar>
    </div>
  )
}
