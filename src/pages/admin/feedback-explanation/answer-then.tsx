import { ConfidenceBadge } from '@/entities/conversation'
import { type FeedbackExplanation, RatingBadge } from '@/entities/feedback'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { Separated } from '@/shared/ui/separated'
import { AnswerView, type OpenPassage } from './answer-view'
import { feedbackExplanationText } from './text'

type AnswerThenProps = { explanation: FeedbackExplanation; onOpen: OpenPassage }

/** The answer as it was stored, and what the person thought of it. */
export function AnswerThen({ explanation: { feedback, answer }, onOpen }: AnswerThenProps) {
  const t = useText(feedbackExplanationText)
  const written = useDateTime()
  const { rating, reason, person, machine, created_at } = feedback
  return (
    <Card title={t('answeredThen')}>
      <div className="grid gap-4">
        <div className="grid justify-items-start gap-2">
          <p className="text-sm text-ink-muted wrap-anywhere">
            <Separated facts={[machine, person]} /> · <time dateTime={created_at}>{written(created_at)}</time>
          </p>
          <RatingBadge rating={rating} />
          {reason && <p className="wrap-anywhere whitespace-pre-line">{reason}</p>}
        </div>
        {answer.warnings.map((warning) => (
          <Callout key={warning} tone="warning">
            {warning}
          </Callout>
        ))}
        {/* A greeting claims nothing that could be certain. */}
        {(answer.confidence !== 'sure' || answer.citations.length > 0) && (
          <div>
            <ConfidenceBadge confidence={answer.confidence} />
          </div>
        )}
        <AnswerView answer={answer} onOpen={onOpen} />
      </div>
    </Card>
  )
}
