import { ConfidenceBadge } from '@/entities/conversation'
import type { ExplainedAnswer, FeedbackExplanation } from '@/entities/feedback'
import { numberFormat } from '@/shared/lib/formats'
import { useLanguage, useLocale, useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { AnswerView, type OpenPassage } from './answer-view'
import { CandidatesCard } from './candidates-card'
import { QuestionCard } from './question-card'
import { SignalsCard } from './signals-card'
import { feedbackExplanationText } from './text'

type AnswerTodayProps = { explanation: FeedbackExplanation; onOpen: OpenPassage }

/** What is answered to the same question today from the words of the manuals, and what decides that. */
export function AnswerToday({ explanation, onOpen }: AnswerTodayProps) {
  const t = useText(feedbackExplanationText)
  const { answer, today } = explanation
  const isSame = today?.response === answer.response
  const isWithoutModel = answer.engine === 'model'
  return (
    <>
      <Card title={t('answeredToday')}>
        <div className="grid gap-4">
          <p className="text-ink-muted">{t(isWithoutModel ? 'askedWithoutModel' : 'askedAgain')}</p>
          <ScopeNotes {...explanation} />
          {today ? (
            <>
              {/* A model has words of its own. */}
              {!isWithoutModel && (
                <Callout tone={isSame ? 'success' : 'info'}>{t(isSame ? 'same' : 'different')}</Callout>
              )}
              <div>
                <ConfidenceBadge confidence={today.confidence} />
              </div>
              <Probabilities today={today} />
              {today.is_by_similarity && <Callout>{t('bySimilarity')}</Callout>}
              {!isSame && <AnswerView answer={today} onOpen={onOpen} />}
            </>
          ) : (
            <Callout>{t(whyNothing(explanation))}</Callout>
          )}
        </div>
      </Card>
      {today && (
        <>
          <SignalsCard today={today} />
          <CandidatesCard candidates={today.candidates} onOpen={onOpen} />
          <QuestionCard today={today} />
        </>
      )}
    </>
  )
}

/** Why nothing is searched. What claims nothing and is no refusal is the reply to a greeting or thanks. */
function whyNothing({ answer, manuals }: FeedbackExplanation) {
  if (answer.engine === 'records' || (answer.engine === 'model' && answer.records.length > 0)) return 'fromRecords'
  if (answer.asks_for_machine) return 'withoutMachine'
  const isCourtesy = answer.engine === 'message' && !answer.refused && answer.pending_manuals.length === 0
  return manuals.length > 0 || isCourtesy ? 'courtesy' : 'noManuals'
}

/** In what the search of today differs from that of then. */
function ScopeNotes({ manuals, are_manuals_recorded, unavailable_manuals }: FeedbackExplanation) {
  const t = useText(feedbackExplanationText)
  const changed = manuals.flatMap(({ has_changed, manual_name }) => (has_changed ? [manual_name] : []))
  const language = useLanguage()
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(changed)
  return (
    <>
      {!are_manuals_recorded && <Callout tone="warning">{t('notRecorded')}</Callout>}
      {unavailable_manuals > 0 && <Callout tone="warning">{t('unavailable', { count: unavailable_manuals })}</Callout>}
      {changed.length > 0 && <Callout tone="warning">{t('changed', { manuals: names })}</Callout>}
    </>
  )
}

function Probabilities({ today: { right, answered, candidates } }: { today: ExplainedAnswer }) {
  const t = useText(feedbackExplanationText)
  const locale = useLocale()
  if (candidates.length === 0) return <p>{t('refusedWithoutPlace')}</p>
  const percent = (share: number) => numberFormat(locale, { style: 'percent' }).format(share)
  return (
    <ul className="figures grid gap-1">
      <li>{t('rightProbability', { probability: percent(right.probability), border: percent(right.border) })}</li>
      <li>
        {t('answeredProbability', { probability: percent(answered.probability), border: percent(answered.border) })}
      </li>
    </ul>
  )
}
