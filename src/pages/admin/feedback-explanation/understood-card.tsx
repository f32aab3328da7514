import { type FeedbackExplanation, feedbackText } from '@/entities/feedback'
import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { Facts } from '@/shared/ui/facts'
import { feedbackExplanationText } from './text'

/** How the question was understood when it was asked, what answered it, and where it was searched for. */
export function UnderstoodCard({ explanation }: { explanation: FeedbackExplanation }) {
  const t = useText(feedbackExplanationText)
  const words = useText(feedbackText)
  const locale = useLocale()
  const { feedback, answer, manuals } = explanation
  const milliseconds = numberFormat(locale, { style: 'unit', unit: 'millisecond' })
  const about = answer.understood_about.join(' ')
  return (
    <Card title={t('understoodThen')}>
      <Facts
        facts={[
          [t('leansOn'), about ? t('about', { words: about }) : t('standsAlone')],
          [t('assistant'), words(feedback.assistant)],
          [
            t('answeredBy'),
            t('engineIn', { engine: t(`engine_${answer.engine}`), time: milliseconds.format(answer.duration_ms) }),
          ],
          [t('searched'), manuals.map(({ manual_name }) => manual_name).join('\n') || t('nothingSearched')],
        ]}
      />
    </Card>
  )
}
