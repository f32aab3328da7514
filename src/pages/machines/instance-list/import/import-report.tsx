import { type ReactNode, useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import { instanceListText } from '../text'

/** What became of one row of a file. */
export type ReportRow = {
  row: number
  serial_number: string | null
  status: Status
  fate: string
  reason: string | null
}

type ImportReportProps<Row extends ReportRow> = {
  /** What the rows are. */
  label: string
  rows: readonly Row[]
  /** What else is shown of a row. */
  columns?: readonly Column<Row>[]
  /** The rows in figures. */
  children: ReactNode
}

/** As many rows as fit in the dialog beside everything else. */
const pageSize = 8

/** What became of a file: in figures, and the rows that are worth a look. */
export function ImportReport<Row extends ReportRow>({
  label,
  rows,
  columns: more = [],
  children,
}: ImportReportProps<Row>) {
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
      cell: ({ status, fate }) => <StatusBadge status={status} label={fate} />,
    },
    ...more,
    { id: 'reason', header: t('reason'), cell: ({ reason }) => reason ?? '' },
  ]
  return (
    <div className="grid gap-3">
      {/* On a phone nothing else in a long report takes the focus from which a keyboard scrolls it. */}
      <p role="status" tabIndex={rows.length > 0 ? 0 : undefined} className="figures">
        {children}
      </p>
      {rows.length > 0 && (
        <DataTable
          label={label}
          columns={columns}
          rows={rows.slice((page - 1) * pageSize, page * pageSize)}
          rowKey={({ row }) => String(row)}
          paging={{ page, pageSize, total: rows.length, onPage: setPage }}
        />
      )}
    </div>
  )
}
