import type { ExplainedAnswer } from '@/entities/feedback'
import { numberFormat } from '@/shared/lib/formats'
import { useLanguage, useLocale, useText } from '@/shared/lib/i18n'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import { feedbackExplanationText } from './text'

type QuestionCardProps = { today: Pick<ExplainedAnswer, 'language' | 'intent' | 'words' | 'other_words'> }

/** How the question was understood: its language, what it asks for, and the words that are searched for. */
export function QuestionCard({ today: { language, intent, words, other_words } }: QuestionCardProps) {
  const t = useText(feedbackExplanationText)
  const readers = useLanguage()
  const locale = useLocale()
  const name = new Intl.DisplayNames(readers, { type: 'language' }).of(language) ?? language
  return (
    <Card title={t('understood')}>
      <div className="grid gap-3">
        <p>{t('language', { language: name, intent: t(`intent_${intent}`) })}</p>
        <ul className="flex flex-wrap gap-2" aria-label={t('words')}>
          {words.map(({ word, written_as, importance, is_known }) => (
            <li key={word}>
              <Badge tone={is_known ? 'neutral' : 'warning'}>
                {word}
                {written_as !== null && ` ${t('writtenAs', { word: written_as })}`}
                {!is_known && ` ${t('unknown')}`}
                <span className="figures font-normal">
                  {numberFormat(locale, { maximumFractionDigits: 1 }).format(importance)}
                </span>
              </Badge>
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-muted">{t('wordsHint')}</p>
        {other_words > 0 && <p className="text-sm text-ink-muted">{t('otherWords', { count: other_words })}</p>}
      </div>
    </Card>
  )
}
