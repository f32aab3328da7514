import { useText } from '@/shared/lib/i18n'
import type { Sort } from '@/shared/lib/page-route'
import { SelectField } from '../select-field'
import { uiText } from '../text'
import type { Column } from './column'

type SortSelectProps<Row> = {
  columns: readonly Column<Row>[]
  sort?: Sort
  onSort: (sort: Sort) => void
  className?: string
}

/** The order of the cards, where there are no headings to press. */
export function SortSelect<Row>({ columns, sort, onSort, className }: SortSelectProps<Row>) {
  const t = useText(uiText)
  const orders = columns
    .filter((column) => column.sortable)
    .flatMap((column) => [
      {
        order: { field: column.id, direction: 'asc' } as const,
        label: t('sortedAscending', { column: column.header }),
      },
      {
        order: { field: column.id, direction: 'desc' } as const,
        label: t('sortedDescending', { column: column.header }),
      },
    ])
  if (orders.length === 0) return null
  const name = (order: Sort) => `${order.field} ${order.direction}`
  return (
    <SelectField
      label={t('sortBy')}
      hideLabel
      className={className}
      placeholder={sort ? undefined : t('sortBy')}
      value={sort ? name(sort) : ''}
      onChange={(event) => {
        const chosen = orders.find(({ order }) => name(order) === event.target.value)
        if (chosen) onSort(chosen.order)
      }}
      options={orders.map(({ order, label }) => ({ value: name(order), label }))}
    />
  )
}
