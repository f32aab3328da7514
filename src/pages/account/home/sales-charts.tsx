import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dashboardQueries, type SalesMonth } from '@/entities/dashboard'
import { dateTimeFormat, numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { useMoney, useShortMoney } from '@/shared/lib/money'
import { BarChart, type BarChartProps } from '@/shared/ui/bar-chart'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { homeText } from './text'

/** How the dealership sells: a chart for each figure that has something to show. */
export function SalesCharts() {
  const t = useText(homeText)
  const query = useQuery(dashboardQueries.sales())
  const { data, error } = query
  if (error && !data) {
    return (
      <Card title={t('sales')} flush>
        <Loaded query={query} />
      </Card>
    )
  }
  if (!data) return <Skeleton className="h-72 lg:col-span-3" />
  const currencies = new Set(data.months.flatMap(({ sales }) => sales.map(({ currency }) => currency)))
  return (
    <>
      {[...currencies].map((currency) => (
        <Sales key={currency} months={data.months} currency={currency} isOnly={currencies.size === 1} />
      ))}
      <Turnaround months={data.months} />
      <FillRate months={data.months} />
    </>
  )
}

type Months = { months: readonly SalesMonth[] }

function Sales({ months, currency, isOnly }: Months & { currency: string; isOnly: boolean }) {
  const t = useText(homeText)
  const money = useMoney()
  const shortMoney = useShortMoney()
  const labels = useMonth()
  const of = ({ sales }: SalesMonth) => sales.find((sum) => sum.currency === currency)?.amount ?? 0
  const now = months.at(-1)
  const title = isOnly ? t('sales') : t('salesIn', { currency })
  return (
    <ChartCard
      title={title}
      help={isOnly && now && t('salesNow', { count: now.orders, sum: money({ amount: of(now), currency }) })}
      points={months.map((month) => ({ key: month.month, ...labels(month), values: { sales: of(month) } }))}
      series={[{ key: 'sales', name: title, tone: 'success' }]}
      format={(amount) => money({ amount, currency })}
      formatTick={(amount) => shortMoney({ amount, currency })}
    />
  )
}

function Turnaround({ months }: Months) {
  const t = useText(homeText)
  const labels = useMonth()
  const days = numberFormat(useLocale(), { style: 'unit', unit: 'day', maximumFractionDigits: 1 })
  const points = months.flatMap((month) =>
    month.turnaround_days === null
      ? []
      : [{ key: month.month, ...labels(month), values: { days: month.turnaround_days } }],
  )
  if (points.length === 0) return null
  return (
    <ChartCard
      title={t('turnaround')}
      help={t('turnaroundHelp')}
      points={points}
      series={[{ key: 'days', name: t('turnaround'), tone: 'info' }]}
      format={(value) => days.format(value)}
    />
  )
}

function FillRate({ months }: Months) {
  const t = useText(homeText)
  const labels = useMonth()
  const share = numberFormat(useLocale(), { style: 'percent' })
  const points = months.flatMap((month) =>
    month.fill_rate === null
      ? []
      : [{ key: month.month, ...labels(month), values: { percent: Math.round(month.fill_rate * 100) } }],
  )
  if (points.length === 0) return null
  return (
    <ChartCard
      title={t('fillRate')}
      help={t('fillRateHelp')}
      points={points}
      series={[{ key: 'percent', name: t('fillRate'), tone: 'info' }]}
      format={(percent) => share.format(percent / 100)}
    />
  )
}

function ChartCard({ title, help, ...chart }: BarChartProps & { help: ReactNode }) {
  return (
    <Card title={title}>
      {help && <p className="pb-4 text-sm text-ink-muted">{help}</p>}
      <BarChart title={title} {...chart} />
    </Card>
  )
}

/** Returns a formatter: "Nov 2026", and "Nov" below the axis. */
function useMonth() {
  const locale = useLocale()
  const format = dateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const shortFormat = dateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return ({ month }: SalesMonth) => {
    const first = new Date(`${month}-01T00:00:00Z`)
    return { label: format.format(first), shortLabel: shortFormat.format(first) }
  }
}
