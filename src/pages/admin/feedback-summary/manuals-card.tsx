import { type FeedbackSummary, feedbackText } from '@/entities/feedback'
import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { feedbackSummaryText } from './text'

type ManualsCardProps = Pick<FeedbackSummary, 'manuals' | 'uncited'>
type Row = { id: string; name: string; machine: string; up: number; down: number }

/** Ratings of the answers that cite each manual, and last of those that cite none. */
export function ManualsCard({ manuals, uncited }: ManualsCardProps) {
  const t = useText(feedbackSummaryText)
  const cited = manuals.map(({ manual_id: id, manual_name: name, machine, up, down }) => ({
    ...{ id, name, up, down },
    machine: machine ?? t('deleted'),
  }))
  const hasUncited = uncited.up + uncited.down > 0
  const rows: Row[] = [...cited, ...(hasUncited ? [{ id: 'none', name: t('none'), machine: '–', ...uncited }] : [])]
  return (
    <Card title={t('byManual')} flush>
      <p className="px-5 pb-4 text-sm text-ink-muted">{t('byManualHelp')}</p>
      <DataTable inCard label={t('byManual')} columns={useColumns()} rows={rows} rowKey={({ id }) => id} empty={null} />
    </Card>
  )
}

function useColumns(): Column<Row>[] {
  const t = useText(feedbackSummaryText)
  const words = useText(feedbackText)
  const locale = useLocale()
  const count = numberFormat(locale, {})
  const percent = numberFormat(locale, { style: 'percent' })
  return [
    {
      id: 'manual',
      header: t('manual'),
      onCard: 'title',
      cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
    },
    { id: 'machine', header: t('machine'), cell: ({ machine }) => machine },
    { id: 'up', header: words('up'), kind: 'number', cell: ({ up }) => count.format(up) },
    { id: 'down', header: words('down'), kind: 'number', cell: ({ down }) => count.format(down) },
    { id: 'share', header: t('share'), kind: 'number', cell: ({ up, down }) => percent.format(up / (up + down)) },
  ]
}
