import {
  CartesianGrid,
  LineChart as Chart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'
import { numberFormat } from '@/shared/lib/formats'
import { useLocale } from '@/shared/lib/i18n'
import { ChartTable } from '../chart-table'
import type { LineChartProps } from './line-chart-props'
import { roundTicks } from './round-ticks'

const tick = { className: 'fill-ink-muted text-sm' }

/** A figure over time with its thresholds; a table has the same figures for those who cannot see the line. */
export default function LineChart({ title, name, points, marks = [], changes = [], tickOf }: LineChartProps) {
  const locale = useLocale()
  const ticks = roundTicks([...points, ...marks].map(({ value }) => value))
  const middle = ((points[0]?.at ?? 0) + (points.at(-1)?.at ?? 0)) / 2
  return (
    <figure>
      <div aria-hidden className="h-64">
        <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 1, height: 1 }}>
          <Chart data={[...points]} accessibilityLayer={false} margin={{ top: 20, right: 12, bottom: 0, left: 0 }}>
            <CartesianGrid vertical={false} stroke="currentcolor" strokeDasharray="3 3" className="text-grid" />
            <XAxis
              dataKey="at"
              type="number"
              scale="time"
              domain={['dataMin', 'dataMax']}
              tickFormatter={tickOf}
              tick={tick}
              tickMargin={8}
              tickLine={false}
              axisLine={false}
              minTickGap={32}
            />
            <YAxis
              ticks={ticks}
              domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
              tickFormatter={(value: number) => numberFormat(locale, {}).format(value)}
              tick={tick}
              tickMargin={8}
              tickLine={false}
              axisLine={false}
              width="auto"
            />
            <Tooltip content={LineTip} isAnimationActive={false} />
            {marks.map(({ key, label, value }) => (
              <ReferenceLine
                key={key}
                y={value}
                className="text-warning-ink"
                stroke="currentcolor"
                strokeWidth={2}
                strokeDasharray="8 4"
                label={{ value: label, position: 'insideTopLeft', className: 'fill-warning-ink text-sm', dy: -20 }}
              />
            ))}
            {changes.map(({ key, label, at }) => (
              <ReferenceLine
                key={key}
                x={at}
                className="text-ink-muted"
                stroke="currentcolor"
                strokeDasharray="2 4"
                label={{
                  value: label,
                  // Beside the line, on the side with more room.
                  position: at > middle ? 'insideBottomRight' : 'insideBottomLeft',
                  className: 'fill-ink-muted text-sm',
                }}
              />
            ))}
            <Line
              dataKey="value"
              name={name}
              type="linear"
              className="text-info-ink"
              stroke="currentcolor"
              strokeWidth={2}
              dot={points.length <= 60 && { className: 'fill-surface', r: 3 }}
              isAnimationActive={false}
            />
          </Chart>
        </ResponsiveContainer>
      </div>
      <ChartTable
        title={title}
        series={[{ key: 'value', name }]}
        points={[
          ...points.map(({ key, label, value }) => ({ key, label, values: { value } })),
          ...marks.map(({ key, label, value }) => ({ key, label, values: { value } })),
        ]}
      />
    </figure>
  )
}

/** What the line represents, beside the pointer. */
function LineTip({ active, payload }: TooltipContentProps) {
  const locale = useLocale()
  const point = payload[0]
  if (!active || !point) return null
  const row: unknown = point.payload
  const label = typeof row === 'object' && row !== null && 'label' in row ? String(row.label) : ''
  return (
    <div className="rounded-md border border-line bg-raised px-3 py-2 text-sm shadow-float">
      <p className="font-semibold">{label}</p>
      <p className="figures">
        {point.name}: {typeof point.value === 'number' ? numberFormat(locale, {}).format(point.value) : point.value}
      </p>
    </div>
  )
}
