import { ConfidenceBadge, confidenceText } from '@/entities/conversation'
import { confidences, type FeedbackSummary, feedbackText } from '@/entities/feedback'
import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { BarChart } from '@/shared/ui/bar-chart'
import { Card } from '@/shared/ui/card'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { feedbackSummaryText } from './text'
import { type PeriodLength, usePeriodLabels } from './use-period-labels'

type ConfidencesCardProps = Pick<FeedbackSummary, 'answers' | 'confidences'> & { by: PeriodLength }

const tones = { sure: 'success', unsure: 'info', none: 'warning' } as const
type Row = { confidence: (typeof confidences)[number]; count: number; all: number; up: number; down: number }

/** How certain the answers from manuals were over time, and how helpful each kind was found. */
export function ConfidencesCard({ answers, confidences: ratings, by }: ConfidencesCardProps) {
  const t = useText(feedbackSummaryText)
  const words = useText(confidenceText)
  const labels = usePeriodLabels(by)
  const columns = useColumns()
  const percent = usePercent()
  const title = t(by === 'week' ? 'certaintyByWeek' : 'certaintyByMonth')
  const all = answers.reduce((sum, { sure, unsure, none }) => sum + sure + unsure + none, 0)
  const rows: Row[] = confidences.map((confidence) => ({
    confidence,
    count: answers.reduce((sum, period) => sum + period[confidence], 0),
    all,
    ...ratings[confidence],
  }))
  return (
    <Card title={title} flush>
      <p className="px-5 pb-4 text-sm text-ink-muted">{t(all === 0 ? 'certaintyNothing' : 'certaintyHelp')}</p>
      {all > 0 && (
        <>
          <div className="px-5 pb-5">
            <BarChart
              title={title}
              parts
              points={answers.map(({ from, ...values }) => {
                const { label, shortLabel } = labels(from)
                const count = values.sure + values.unsure + values.none
                return { key: from, label: t('questionsOf', { period: label, count }), shortLabel, values }
              })}
              series={confidences.map((key) => ({ key, name: words(key), tone: tones[key] }))}
              format={(value, sum) => (sum === 0 ? '0' : `${value} (${percent(value, sum)})`)}
              formatTick={(part) => percent(part, 1)}
            />
          </div>
          <DataTable
            inCard
            label={t('certainty')}
            columns={columns}
            rows={rows}
            rowKey={({ confidence }) => confidence}
            empty={null}
          />
        </>
      )}
    </Card>
  )
}

function useColumns(): Column<Row>[] {
  const t = useText(feedbackSummaryText)
  const words = useText(feedbackText)
  const count = numberFormat(useLocale(), {})
  const percent = usePercent()
  return [
    {
      id: 'confidence',
      header: t('answer'),
      onCard: 'title',
      cell: ({ confidence }) => <ConfidenceBadge confidence={confidence} />,
    },
    { id: 'count', header: t('questions'), kind: 'number', cell: (row) => count.format(row.count) },
    { id: 'part', header: t('part'), kind: 'number', cell: (row) => percent(row.count, row.all) },
    { id: 'up', header: words('up'), kind: 'number', cell: ({ up }) => count.format(up) },
    { id: 'down', header: words('down'), kind: 'number', cell: ({ down }) => count.format(down) },
    { id: 'share', header: t('share'), kind: 'number', cell: ({ up, down }) => percent(up, up + down) },
  ]
}

/** Returns a formatter of a part of a sum; a dash if there is nothing to be a part of. */
function usePercent() {
  const percent = numberFormat(useLocale(), { style: 'percent' })
  return (part: number, sum: number) => (sum === 0 ? '–' : percent.format(part / sum))
}
