import { useId } from 'react'
import { cx } from '@/shared/lib/class-names'
import type { FilteredList } from '@/shared/lib/list-search'
import { controlClass } from '../field'

type DayFiltersProps = {
  list: FilteredList & { search: { from?: string | undefined; to?: string | undefined } }
  fromLabel: string
  toLabel: string
}

/** Narrows a list to days, both included, by its search parameters `from` and `to`. */
export function DayFilters({ list, fromLabel, toLabel }: DayFiltersProps) {
  const { from, to } = list.search
  return (
    <div className="contents max-sm:grid max-sm:w-full max-sm:gap-3">
      <DayFilter label={fromLabel} value={from} max={to} onChange={(day) => list.typeFilter('from', day)} />
      <DayFilter label={toLabel} value={to} min={from} onChange={(day) => list.typeFilter('to', day)} />
    </div>
  )
}

type DayFilterProps = {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

/** Its label is inside, so that it is as high as the filters beside it. */
function DayFilter({ label, value = '', min, max, onChange }: DayFilterProps) {
  const id = useId()
  return (
    <div className={cx('min-w-0', !value && 'print:hidden')}>
      <div
        className={cx(
          controlClass,
          'flex items-center gap-2 pr-2 pl-3 has-focus-visible:outline-2 has-focus-visible:outline-focus',
        )}
      >
        <label htmlFor={id} className="text-sm text-ink-muted">
          {label}
        </label>
        <input
          id={id}
          type="date"
          value={value}
          min={min}
          max={max}
          onChange={({ target }) => onChange(target.value || undefined)}
          className="min-w-0 grow bg-transparent outline-none sm:text-sm"
        />
      </div>
    </div>
  )
}
