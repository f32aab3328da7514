import type { FilteredList } from '@/shared/lib/list-search'
import { TextField } from '../text-field'

type DayFiltersProps = {
  list: FilteredList & { search: { from?: string | undefined; to?: string | undefined } }
  fromLabel: string
  toLabel: string
}

/** Narrows a list to days, both included, by its search parameters `from` and `to`. */
export function DayFilters({ list, fromLabel, toLabel }: DayFiltersProps) {
  const { from, to } = list.search
  return (
    <div className="contents max-sm:flex max-sm:w-full max-sm:gap-3">
      <TextField
        type="date"
        label={fromLabel}
        value={from ?? ''}
        max={to}
        onChange={({ target }) => list.setFilter('from', target.value || undefined)}
        className="grid-cols-1 max-sm:grow max-sm:basis-36 [&_input]:min-w-0"
      />
      <TextField
        type="date"
        label={toLabel}
        value={to ?? ''}
        min={from}
        onChange={({ target }) => list.setFilter('to', target.value || undefined)}
        className="grid-cols-1 max-sm:grow max-sm:basis-36 [&_input]:min-w-0"
      />
    </div>
  )
}
