import type { Dashboard } from '@/entities/activity'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { BarChart } from '@/shared/ui/bar-chart'
import { homeText } from './text'

/** What was asked on each of the last days. */
export function QuestionsChart({ questions }: Pick<Dashboard, 'questions'>) {
  const t = useText(homeText)
  const language = useLanguage()
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <BarChart
      title={t('chart')}
      points={questions.map(({ date, answered, refused }) => ({
        key: date,
        label: day.format(new Date(date)),
        values: { answered, refused },
      }))}
      series={[
        { key: 'answered', name: t('answered'), tone: 'success' },
        { key: 'refused', name: t('refused'), tone: 'warning' },
      ]}
    />
  )
}
