import { type FeedbackSummary, feedbackText } from '@/entities/feedback'
import { dateTimeFormat, numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { BarChart } from '@/shared/ui/bar-chart'
import { Card } from '@/shared/ui/card'
import { feedbackSummaryText } from './text'

type PeriodsCardProps = Pick<FeedbackSummary, 'periods'> & { by: 'week' | 'month' }

/** Ratings over time. */
export function PeriodsCard({ periods, by }: PeriodsCardProps) {
  const t = useText(feedbackSummaryText)
  const words = useText(feedbackText)
  const locale = useLocale()
  const labels = useLabels(by)
  const up = periods.reduce((sum, period) => sum + period.up, 0)
  const count = periods.reduce((sum, period) => sum + period.down, up)
  const share = numberFormat(locale, { style: 'percent' }).format(up / count)
  const title = t(by === 'week' ? 'overTimeByWeek' : 'overTimeByMonth')
  return (
    <Card title={title}>
      <p className="pb-4 text-sm text-ink-muted">{t('total', { count, share })}</p>
      <BarChart
        title={title}
        points={periods.map(({ from, ...values }) => ({ key: from, ...labels(from), values }))}
        series={[
          { key: 'up', name: words('up'), tone: 'success' },
          { key: 'down', name: words('down'), tone: 'danger' },
        ]}
      />
    </Card>
  )
}

/** Returns a formatter: "Week of Nov 16, 2026" and "Nov 2026", shorter below the axis. */
function useLabels(by: 'week' | 'month') {
  const t = useText(feedbackSummaryText)
  const locale = useLocale()
  const parts = by === 'week' ? ({ day: 'numeric', month: 'short' } as const) : ({ month: 'short' } as const)
  const short = dateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  const long = dateTimeFormat(locale, { ...parts, year: 'numeric', timeZone: 'UTC' })
  return (from: string) => {
    const first = new Date(`${from}T00:00:00Z`)
    const name = long.format(first)
    return { label: by === 'week' ? t('weekOf', { day: name }) : name, shortLabel: short.format(first) }
  }
}
