import {
  Bar,
  CartesianGrid,
  BarChart as Chart,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'
import { cx } from '@/shared/lib/class-names'
import { ChartTable } from '../chart-table'
import type { BarChartProps, Tone } from './bar-chart-props'

const tones: Record<Tone, string> = {
  success: 'text-series-success',
  warning: 'text-series-warning',
  danger: 'text-series-danger',
  info: 'text-series-info',
}

const tick = { className: 'fill-ink-muted text-sm' }

/** Whole numbers over time; a table has the same figures for those who cannot see the bars. */
export default function BarChart({
  title,
  points,
  series,
  grouped = false,
  parts = false,
  format = (value) => String(value),
  formatTick = (value) => format(value, value),
}: BarChartProps) {
  const rows = points.map(({ label, values }) => ({ label, ...values }))
  const shortLabels = new Map(points.map(({ label, shortLabel }) => [label, shortLabel]))
  return (
    <figure>
      {/* One series has the name of the chart. */}
      <ul aria-hidden hidden={series.length < 2} className="flex flex-wrap gap-4 pb-3 text-sm">
        {series.map(({ key, name, tone }) => (
          <li key={key} className="flex items-center gap-1.5">
            <span className={cx('size-3 rounded-sm bg-current outline outline-series-edge', tones[tone])} />
            {name}
          </li>
        ))}
      </ul>
      <div aria-hidden className="h-56">
        <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 1, height: 1 }}>
          <Chart
            data={rows}
            accessibilityLayer={false}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            barGap={1}
            stackOffset={parts ? 'expand' : 'none'}
            barCategoryGap="14%"
          >
            <CartesianGrid vertical={false} stroke="currentcolor" strokeDasharray="3 3" className="text-grid" />
            <XAxis
              dataKey="label"
              tickFormatter={(label: string) => shortLabels.get(label) ?? label}
              tick={tick}
              tickMargin={8}
              tickLine={false}
              axisLine={false}
              minTickGap={8}
              interval="equidistantPreserveStart"
            />
            <YAxis
              allowDecimals={parts}
              tick={tick}
              tickMargin={8}
              tickLine={false}
              axisLine={false}
              tickFormatter={formatTick}
              width="auto"
            />
            <Tooltip
              cursor={{ className: 'fill-hover' }}
              content={(tip) => <ChartTip {...tip} format={format} />}
              isAnimationActive={false}
            />
            {series.map(({ key, name, tone }) => (
              <Bar
                key={key}
                dataKey={key}
                name={name}
                stackId={grouped ? key : 'all'}
                className={cx('stroke-series-edge', tones[tone])}
                maxBarSize={64}
                fill="currentcolor"
                isAnimationActive={false}
              />
            ))}
          </Chart>
        </ResponsiveContainer>
      </div>
      <ChartTable title={title} points={points} series={series} format={format} />
    </figure>
  )
}

/** What a bar represents, beside the pointer. */
function ChartTip({ active, label, payload, format }: TooltipContentProps & Required<Pick<BarChartProps, 'format'>>) {
  if (!active) return null
  const sum = payload.reduce((total, { value }) => total + Number(value), 0)
  return (
    <div className="rounded-md border border-line bg-raised px-3 py-2 text-sm shadow-float">
      <p className="font-semibold">{label}</p>
      {payload.map(({ name, value }) => (
        <p key={String(name)} className="figures">
          {name}: {format(Number(value), sum)}
        </p>
      ))}
    </div>
  )
}
