import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { activityQueries } from '@/entities/activity'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { Figures } from './figures'
import { QuestionsChart } from './questions-chart'
import { homeText } from './text'

/** The figures of one's own work and how they came about. */
export function DashboardFigures() {
  const t = useText(homeText)
  const query = useQuery(activityQueries.dashboard())
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
      {data ? <Figures dashboard={data} /> : <Skeleton className="h-26" />}
      <Card title={t('chart')}>
        <Suspense fallback={<Skeleton className="h-64" />}>
          {data ? <QuestionsChart questions={data.questions} /> : <Skeleton className="h-64" />}
        </Suspense>
      </Card>
    </>
  )
}
