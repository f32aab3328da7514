import { useEffect, useRef } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import type { Entry, HoursPortal } from '../model/entry'
import type { Question } from '../model/failure'
import { enterHoursText } from '../text'
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
  const t = useText(enterHoursText)
  const { title, detail, yes } = useQuestionWords()(question, portal, entry)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus(), [])

  // A meter is seldom replaced, a digit often mistyped.
  const isSlip = question.about === 'lower'
  const answer = (label: string, isMain: boolean, onClick: () => void) => (
    <Button
      key={label}
      variant={isMain ? 'primary' : 'secondary'}
      size="lg"
      full
      className="whitespace-normal"
      onClick={onClick}
    >
      {label}
    </Button>
  )
  const correct = answer(t('correct'), isSlip, on.onDecline)
  const confirm = answer(yes, !isSlip, on.onConfirm)

  return (
    <div className="flex grow flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
        {title}
      </h2>
      <p className="text-lg">{detail}</p>
      <ThumbBar>{isSlip ? [correct, confirm] : [confirm, correct]}</ThumbBar>
    </div>
  )
}
