import { useQuery } from '@tanstack/react-query'
import { type Dashboard, dashboardQueries } from '@/entities/dashboard'
import { dateTimeFormat } from '@/shared/lib/formats'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { BarChart } from '@/shared/ui/bar-chart'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { Figures } from './figures'
import { homeText } from './text'

/** The figures of one's own work, and how certain answers were, where there were any. */
export function DashboardFigures() {
  const t = useText(homeText)
  const query = useQuery(dashboardQueries.figures())
  const { data, error } = query
  if (error && !data) {
    return (
      <Card title={t('figures')} flush>
        <Loaded query={query} />
      </Card>
    )
  }
  return (
    <>
      {data ? <Figures dashboard={data} /> : <Skeleton className="h-40" />}
      {data?.questions.some(({ sure, unsure, none }) => sure + unsure + none > 0) && (
        <Card title={t('chart')}>
          <QuestionsChart questions={data.questions} />
        </Card>
      )}
    </>
  )
}

/** How certain the answers of each of the last days were. */
function QuestionsChart({ questions }: Pick<Dashboard, 'questions'>) {
  const t = useText(homeText)
  const language = useLanguage()
  const day = dateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <BarChart
      title={t('chart')}
      points={questions.map(({ date, sure, unsure, none }) => ({
        key: date,
        label: day.format(new Date(date)),
        values: { sure, unsure, none },
      }))}
      series={[
        { key: 'sure', name: t('sure'), tone: 'success' },
        { key: 'unsure', name: t('unsure'), tone: 'info' },
        { key: 'none', name: t('none'), tone: 'warning' },
      ]}
    />
  )
}
