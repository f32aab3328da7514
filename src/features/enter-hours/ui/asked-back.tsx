import { useEffect, useRef } from 'react'
import { useMeter } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import type { Entry, HoursPortal } from '../model/entry'
import type { Question } from '../model/failure'
import { enterHoursText } from '../text'
import { ThumbBar } from './thumb-bar'

type AskedBackProps = {
  question: Question
  portal: HoursPortal
  entry: Entry
  onConfirm: () => void
  onDecline: () => void
}

/** A figure that is possible, but more often a slip: one question, two answers. */
export function AskedBack({ question: { about, detail }, portal: { last, unit }, entry, ...on }: AskedBackProps) {
  const t = useText(enterHoursText)
  const write = useMeter()
  const entered = write(entry.value, unit)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  // Where somebody else was faster, the last reading that this page knows does not explain the question.
  const isExplained = last && (about === 'jump' || entry.value < last.value)
  return (
    <div className="flex grow flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
        {t(about === 'lower' ? 'lowerTitle' : 'jumpTitle', { entered })}
      </h2>
      <p className="text-lg">{isExplained ? t(about, { entered, last: write(last.value, unit) }) : detail}</p>
      <ThumbBar>
        <Button variant="primary" size="lg" full className="whitespace-normal" onClick={on.onConfirm}>
          {t(about === 'lower' ? 'lowerYes' : 'jumpYes')}
        </Button>
        <Button size="lg" full className="whitespace-normal" onClick={on.onDecline}>
          {t('correct')}
        </Button>
      </ThumbBar>
    </div>
  )
}
