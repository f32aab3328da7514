import { useState } from 'react'
import type { components } from '#contract/platform'
import { useText } from '@/shared/lib/i18n'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import { instanceListText } from '../text'

type Report = components['schemas']['ImportReport']
type Row = components['schemas']['ImportRow']

const statuses: Record<Row['fate'], Status> = { created: 'new', updated: 'done', unchanged: 'idle', refused: 'failed' }

/** As many rows as fit in the dialog beside everything else. */
const pageSize = 8

/** The result for each row, the refused ones first: they need attention. */
export function ImportReport({ report, fileName }: { report: Report; fileName: string }) {
  const t = useText(instanceListText)
  const [page, setPage] = useState(1)
  const columns: Column<Row>[] = [
    { id: 'row', header: t('row'), kind: 'number', cell: ({ row }) => row },
    { id: 'serial', header: t('serial'), onCard: 'title', cell: ({ serial_number }) => serial_number ?? '' },
    {
      id: 'fate',
      header: t('fate'),
      kind: 'status',
      onCard: 'corner',
      cell: ({ fate }) => <StatusBadge status={statuses[fate]} label={t(fate)} />,
    },
    { id: 'reason', header: t('reason'), cell: ({ reason }) => reason ?? '' },
  ]
  const rows = report.rows.toSorted((one, other) => Number(other.fate === 'refused') - Number(one.fate === 'refused'))
  const { created, updated, unchanged, refused, refused_not_listed: notListed } = report
  return (
    <div className="grid gap-3">
      {/* On a phone nothing else in a long report takes the focus from which a keyboard scrolls it. */}
      <p role="status" tabIndex={rows.length > 0 ? 0 : undefined} className="figures">
        {t('counts', { created, updated, unchanged, refused })}
        {created + updated === 0 && <span className="block">{t('nothing')}</span>}
        {notListed > 0 && <span className="block">{t('notListed', { count: notListed })}</span>}
      </p>
      <DataTable
        label={t('rows', { file: fileName })}
        columns={columns}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ row }) => String(row)}
        paging={{ page, pageSize, total: rows.length, onPage: setPage }}
      />
    </div>
  )
}
