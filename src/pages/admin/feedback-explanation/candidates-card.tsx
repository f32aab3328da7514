import type { Candidate } from '@/entities/feedback'
import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { PassageList } from '@/widgets/conversation'
import type { OpenPassage } from './answer-view'
import { feedbackExplanationText } from './text'

type CandidatesCardProps = { candidates: readonly Candidate[]; onOpen: OpenPassage }

/** The foremost passages in their order, each with what its score consists of. */
export function CandidatesCard({ candidates, onOpen }: CandidatesCardProps) {
  const t = useText(feedbackExplanationText)
  return (
    <Card title={t('candidates')}>
      {candidates.length === 0 ? (
        <p>{t('nothingFound')}</p>
      ) : (
        <PassageList
          title={t('candidates')}
          hideTitle
          passages={candidates}
          onOpen={(passage) => onOpen(passage, [passage])}
          numbered
          details={(candidate) => <Score {...candidate} />}
        />
      )}
    </Card>
  )
}

function Score(candidate: Candidate) {
  const { kind, headings, coverage, passage_score, unit_score, decisive, promoted_by, features } = candidate
  const t = useText(feedbackExplanationText)
  const locale = useLocale()
  const figure = (value: number) => numberFormat(locale, { maximumFractionDigits: 2 }).format(value)
  const signed = (value: number) =>
    numberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format(value)
  return (
    <>
      {headings.length > 0 && <span className="text-sm text-ink-muted">{headings.join(' › ')}</span>}
      <span className="figures text-sm">
        {t(`score_${kind}`, {
          score: figure(passage_score + unit_score),
          passage: figure(passage_score),
          unit: figure(unit_score),
        })}{' '}
        {t('covers', { share: numberFormat(locale, { style: 'percent' }).format(coverage) })}{' '}
        {decisive && t('decisive')} {promoted_by && t(`promoted_${promoted_by}`)}
      </span>
      {features.length > 0 && (
        <span className="figures text-sm text-ink-muted">
          {t('consistsOf', {
            features: features
              .map(({ feature, value, weight }) => `${t(`feature_${feature}`)} ${signed(value * weight)}`)
              .join(', '),
          })}
        </span>
      )}
    </>
  )
}
