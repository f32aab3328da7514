import { type FeedbackSummary, feedbackText } from '@/entities/feedback'
import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { BarChart } from '@/shared/ui/bar-chart'
import { Card } from '@/shared/ui/card'
import { feedbackSummaryText } from './text'
import { type PeriodLength, usePeriodLabels } from './use-period-labels'

type PeriodsCardProps = Pick<FeedbackSummary, 'periods'> & { by: PeriodLength }

/** Ratings over time. */
export function PeriodsCard({ periods, by }: PeriodsCardProps) {
  const t = useText(feedbackSummaryText)
  const words = useText(feedbackText)
  const locale = useLocale()
  const labels = usePeriodLabels(by)
  const up = periods.reduce((sum, period) => sum + period.up, 0)
  const count = periods.reduce((sum, period) => sum + period.down, up)
  const share = numberFormat(locale, { style: 'percent' }).format(up / count)
  const title = t(by === 'week' ? 'overTimeByWeek' : 'overTimeByMonth')
  return (
    <Card title={title}>
      {count === 0 ? (
        <p className="text-sm text-ink-muted">{t('unrated')}</p>
      ) : (
        <>
          <p className="pb-4 text-sm text-ink-muted">{t('total', { count, share })}</p>
          <BarChart
            title={title}
            points={periods.map(({ from, ...values }) => ({ key: from, ...labels(from), values }))}
            series={[
              { key: 'up', name: words('up'), tone: 'success' },
              { key: 'down', name: words('down'), tone: 'danger' },
            ]}
          />
        </>
      )}
    </Card>
  )
}
