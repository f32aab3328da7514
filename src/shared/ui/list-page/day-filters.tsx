import { useId, useRef } from 'react'
import { isDay, isTypedInFull } from '@/shared/lib/calendar-day'
import { cx } from '@/shared/lib/class-names'
import type { FilteredList } from '@/shared/lib/list-search'
import { CalendarButton, useDayCheck, usePattern, useTypedDay } from '../date-field'
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
      <DayFilter label={fromLabel} value={from} latest={to} onChange={(day) => list.typeFilter('from', day)} />
      <DayFilter label={toLabel} value={to} earliest={from} onChange={(day) => list.typeFilter('to', day)} />
    </div>
  )
}

type DayFilterProps = {
  label: string
  value: string | undefined
  earliest?: string | undefined
  latest?: string | undefined
  onChange: (day: string | undefined) => void
}

/**
 * Its label is inside, so that it is as high as the filters beside it. It narrows once the day is typed in full or left;
 * what is no day narrows nothing.
 */
function DayFilter({ label, value = '', earliest, latest, onChange }: DayFilterProps) {
  const id = useId()
  const day = useTypedDay({ value, isWrongBlank: true })
  const fault = useDayCheck()(day.value)
  const isWrong = fault !== true && !day.isTyping
  /** What the list was narrowed to since typing began. */
  const sent = useRef<string>(undefined)
  const narrow = (changed: string) => {
    sent.current = changed
    onChange(changed || undefined)
  }

  function type(text: string) {
    if (!day.isTyping) sent.current = undefined
    const typed = day.type(text)
    if (typed === '' || (isDay(typed) && isTypedInFull(text))) narrow(typed)
  }

  function leave() {
    if (day.isTyping && day.worth !== value) {
      // The browser's Back has changed it meanwhile.
      if (day.worth === sent.current) day.type(value)
      else narrow(day.worth)
    }
    day.leave()
  }

  return (
    <div className={cx('min-w-0', !value && 'print:hidden')}>
      <div
        className={cx(
          controlClass,
          'flex items-center gap-2 pr-1 pl-3 has-focus-visible:outline-2 has-focus-visible:outline-focus',
          isWrong && 'border-2 border-danger-ink',
        )}
      >
        <label htmlFor={id} className="text-sm text-ink-muted">
          {label}
        </label>
        <input
          ref={day.input}
          id={id}
          type="text"
          autoComplete="off"
          placeholder={usePattern()}
          value={day.shown}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
          onBlur={leave}
          className="w-24 min-w-0 grow bg-transparent outline-none sm:text-sm"
        />
        <CalendarButton
          label={label}
          value={isDay(day.value) ? day.value : undefined}
          earliest={earliest}
          latest={latest}
          onChoose={(chosen) => narrow(day.type(chosen, { isDone: true }))}
        />
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-sm text-danger-ink empty:hidden">
        {isWrong && fault}
      </p>
    </div>
  )
}
