import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ConfidenceBadge } from '@/entities/conversation'
import { type Feedback, feedbackText, RatingBadge } from '@/entities/feedback'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { AnswerText } from '@/widgets/conversation'
import { feedbackPageText } from './text'

/** What somebody thought, of which answer to which question, and who it was. */
export function FeedbackDetails({ feedback }: { feedback: Feedback }) {
  const t = useText(feedbackPageText)
  const words = useText(feedbackText)
  const written = useDateTime()
  const { id, rating, reason, question, answer, confidence, created_at, machine, assistant, person, organization } =
    feedback
  return (
    <div className="grid gap-6">
      <Part title={t('reason')}>
        <div className="grid justify-items-start gap-2">
          <RatingBadge rating={rating} />
          <p className={reason ? 'wrap-anywhere whitespace-pre-line' : 'text-ink-muted'}>{reason || t('noReason')}</p>
        </div>
      </Part>
      <Part title={t('question')}>
        <p className="wrap-anywhere whitespace-pre-line">{question}</p>
      </Part>
      <Part title={t('answer')}>
        <div className="grid gap-3 rounded-md border border-line bg-surface p-4">
          {(confidence !== 'sure' || citesManual(answer)) && (
            <div>
              <ConfidenceBadge confidence={confidence} />
            </div>
          )}
          <AnswerText response={answer} citations={[]} onOpen={() => undefined} />
        </div>
        <LinkButton asChild className="justify-self-start">
          <Link to="/feedback/$id" params={{ id }}>
            {t('explain')}
          </Link>
        </LinkButton>
      </Part>
      <dl className="grid items-baseline gap-x-4 gap-y-2 border-t border-line pt-5 @3xs:grid-cols-[auto_1fr]">
        {machine !== null && <Fact name={t('machine')}>{machine}</Fact>}
        <Fact name={t('assistant')}>{words(assistant)}</Fact>
        <Fact name={t('person')}>{person}</Fact>
        <Fact name={t('organization')}>{organization ?? '–'}</Fact>
        <Fact name={t('given')}>
          <time dateTime={created_at}>{written(created_at)}</time>
        </Fact>
      </dl>
    </div>
  )
}

/** An answer without a citation, such as a greeting, claims nothing that could be certain. */
const citesManual = (answer: string) => /(?<!\\)\[\d+\]/.test(answer)

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold text-ink-muted">{title}</h3>
      {children}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </>
  )
}
