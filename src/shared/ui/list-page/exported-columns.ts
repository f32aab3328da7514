import { localMinute } from '@/shared/lib/date-time'
import { plainAmount } from '@/shared/lib/money'
import type { Column } from '../data-table'

type ExportedColumn<Row> = { header: string; write: (row: Row) => string | number }

/** The columns of an exported table, with a currency beside each amount (decision 104). */
export function exportedColumns<Row>(columns: readonly Column<Row>[], currency: string): ExportedColumn<Row>[] {
  return columns
    .flatMap((column) => column.exported ?? [column])
    .flatMap(({ header, value, amount, moment }): ExportedColumn<Row>[] => {
      if (value) return [{ header, write: (row) => value(row) ?? '' }]
      if (moment) return [{ header, write: (row) => written(localMinute, moment(row)) }]
      if (!amount) return []
      return [
        { header, write: (row) => written(plainAmount, amount(row)) },
        { header: currency, write: (row) => amount(row)?.currency ?? '' },
      ]
    })
}

const written = <Value>(write: (value: Value) => string, value: Value | null | undefined | ''): string =>
  value ? write(value) : ''
