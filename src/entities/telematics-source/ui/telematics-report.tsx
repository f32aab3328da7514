import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { TelematicsReport as Report } from '../telematics-source'
import { telematicsSourceText } from '../text'

type Row = { row: number; serial: string; isKnown: boolean; reason: string }

/** As many machines at once as fit beside the rest of a dialog. */
const pageSize = 8

/** "Unknown machines reported, never guessed": how many were taken, and why each of the others was not. */
export function TelematicsReport({ report }: { report: Report }) {
  const t = useText(telematicsSourceText)
  const [page, setPage] = useState(1)
  const { applied, unchanged, refused, unknown } = report
  const rows: Row[] = [
    ...refused.map(({ row, serial_number, reason }) => ({ row, serial: serial_number ?? '', isKnown: true, reason })),
    ...unknown.map(({ row, serial_number, name }) => {
      const reason = name ? t('notKnownNamed', { name }) : t('notKnown')
      return { row, serial: serial_number ?? '', isKnown: false, reason }
    }),
  ]
  const columns: Column<Row>[] = [
    { id: 'row', header: t('row'), kind: 'number', cell: ({ row }) => row },
    { id: 'serial', header: t('serial'), onCard: 'title', cell: ({ serial }) => serial },
    {
      id: 'fate',
      header: t('fate'),
      kind: 'status',
      onCard: 'corner',
      cell: ({ isKnown }) => (
        <StatusBadge status={isKnown ? 'failed' : 'attention'} label={t(isKnown ? 'refusedFate' : 'unknownFate')} />
      ),
    },
    { id: 'reason', header: t('reason'), cell: ({ reason }) => reason },
  ]
  return (
    <div className="grid gap-3">
      {/* On a phone nothing else in a long report takes the focus from which a keyboard scrolls it. */}
      <p role="status" tabIndex={rows.length > 0 ? 0 : undefined} className="figures">
        {t('counts', { applied, unchanged, refused: refused.length, unknown: unknown.length })}
      </p>
      {rows.length > 0 && (
        <DataTable
          label={t('rows')}
          columns={columns}
          rows={rows.slice((page - 1) * pageSize, page * pageSize)}
          rowKey={({ row }) => String(row)}
          paging={{ page, pageSize, total: rows.length, onPage: setPage }}
        />
      )}
    </div>
  )
}
