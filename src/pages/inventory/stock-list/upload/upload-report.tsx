import { useState } from 'react'
import type { InventoryReport } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import { inventoryListText } from '../text'

type Row = InventoryReport['rows'][number]

const looks: Record<Row['fate'], Status> = { updated: 'done', unchanged: 'idle', refused: 'failed' }

/** As many rows as fit in the dialog beside everything else. */
const pageSize = 8

/** What would become of each row of a count, the refused ones first: they need attention. */
export function UploadReport({ report, fileName }: { report: InventoryReport; fileName: string }) {
  const t = useText(inventoryListText)
  const [page, setPage] = useState(1)
  const { updated, unchanged, refused, refused_not_listed: notListed } = report
  const rows = report.rows.toSorted((one, other) => Number(other.fate === 'refused') - Number(one.fate === 'refused'))
  const columns: Column<Row>[] = [
    { id: 'line', header: t('line'), kind: 'number', cell: ({ line }) => line },
    { id: 'part', header: t('number'), onCard: 'title', cell: ({ part_number }) => part_number },
    { id: 'location', header: t('location'), cell: ({ location }) => location },
    { id: 'before', header: t('before'), kind: 'number', cell: ({ before }) => before },
    { id: 'quantity', header: t('counted'), kind: 'number', cell: ({ quantity }) => quantity },
    {
      id: 'fate',
      header: t('result'),
      kind: 'status',
      onCard: 'corner',
      cell: ({ fate }) => <StatusBadge status={looks[fate]} label={t(fate)} />,
    },
    { id: 'reason', header: t('reason'), cell: ({ reason }) => reason },
  ]
  return (
    <div className="grid gap-3">
      {/* On a phone nothing else in a long report takes the focus from which a keyboard scrolls it. */}
      <p role="status" tabIndex={rows.length > 0 ? 0 : undefined} className="figures">
        {t('counts', { updated, unchanged, refused })}
        {updated === 0 && <span className="block">{t('nothing')}</span>}
        {updated > 0 && refused > 0 && <span className="block">{t('goodOnly')}</span>}
        {notListed > 0 && <span className="block">{t('notListed', { count: notListed })}</span>}
      </p>
      {rows.length > 0 && (
        <DataTable
          label={t('rows', { file: fileName })}
          columns={columns}
          rows={rows.slice((page - 1) * pageSize, page * pageSize)}
          rowKey={({ line }) => String(line)}
          paging={{ page, pageSize, total: rows.length, onPage: setPage }}
        />
      )}
    </div>
  )
}
