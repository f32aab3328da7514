import { localMinute } from '@/shared/lib/date-time'
import { plainAmount } from '@/shared/lib/money'
import { deviceTimeZone, timeZoneLabel } from '@/shared/lib/time-zone'
import type { Column } from '../data-table'

type ExportedColumn<Row> = { header: string; write: (row: Row) => string | number }

/**
 * The columns of an exported table: one for the currency, beside the first amount, and the name of the time zone in the head
 * of each moment (decision 104).
 */
export function exportedColumns<Row>(columns: readonly Column<Row>[], currency: string): ExportedColumn<Row>[] {
  const parts = columns.flatMap((column) => column.exported ?? [column])
  const amounts = parts.flatMap(({ amount }) => amount ?? [])
  const zone = timeZoneLabel(deviceTimeZone())
  return parts.flatMap(({ header, value, amount, moment }): ExportedColumn<Row>[] => {
    if (value) return [{ header, write: (row) => value(row) ?? '' }]
    if (moment) return [{ header: `${header} (${zone})`, write: (row) => written(localMinute, moment(row)) }]
    if (!amount) return []
    const figures = { header, write: (row: Row) => written(plainAmount, amount(row)) }
    return amount === amounts[0] ? [figures, { header: currency, write: (row) => currencyOf(row, amounts) }] : [figures]
  })
}

/** All amounts of a row have the same one. */
function currencyOf<Row>(row: Row, amounts: readonly NonNullable<Column<Row>['amount']>[]): string {
  for (const amount of amounts) {
    const { currency } = amount(row) ?? {}
    if (currency) return currency
  }
  return ''
}

const written = <Value>(write: (value: Value) => string, value: Value | null | undefined | ''): string =>
  value ? write(value) : ''
