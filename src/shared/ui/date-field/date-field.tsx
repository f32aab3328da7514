import type { Ref } from 'react'
import { isDay } from '@/shared/lib/calendar-day'
import type { FieldProps } from '../field'
import { TextField } from '../text-field'
import { CalendarButton } from './calendar-button'
import { type DayRange, useDayCheck, usePattern } from './use-day-check'
import { type DateFieldHandle, useTypedDay } from './use-typed-day'

/** What a form is told, as by an input. */
type DayEvent = { type: string; target: { name: string; value: string } }

type DateFieldProps = FieldProps &
  DayRange & {
    /** "2026-12-21" or blank; without it, a form sets it (`register`). */
    value?: string
    /** Called with the day as the contract writes it, blank, or what was typed where it is no day: see `useDayCheck`. */
    onChange?: (event: DayEvent) => void
    onBlur?: (event: DayEvent) => void
    ref?: Ref<DateFieldHandle>
    name?: string
    id?: string
    className?: string
    required?: boolean
    readOnly?: boolean
    disabled?: boolean
  }

/**
 * A day, typed as it is written where the reader is ("12/21/2026", "21/12/2026"), with the year first, or chosen from a
 * calendar. Its value is as the contract writes it, so that forms send it as it is.
 */
export function DateField({
  value,
  onChange,
  onBlur,
  ref,
  name = '',
  earliest,
  latest,
  error,
  ...field
}: DateFieldProps) {
  const day = useTypedDay({ value, ref })
  const check = useDayCheck({ earliest, latest })
  const fault = day.isTyping ? true : check(day.value)
  const event = (type: string, changed: string): DayEvent => ({ type, target: { name, value: changed } })
  return (
    <TextField
      {...field}
      ref={day.input}
      name={name}
      error={error ?? (fault === true ? undefined : fault)}
      placeholder={usePattern()}
      autoComplete="off"
      inputMode="text"
      value={day.shown}
      onChange={({ target }) => onChange?.(event('change', day.type(target.value)))}
      // Enter sends a form without leaving the field; what is wrong is said all the same.
      onKeyDown={({ key }) => key === 'Enter' && day.leave()}
      onBlur={() => {
        day.leave()
        onBlur?.(event('blur', day.value))
      }}
      suffix={
        !field.readOnly && (
          <CalendarButton
            label={field.label}
            disabled={field.disabled}
            value={isDay(day.value) ? day.value : undefined}
            earliest={earliest}
            latest={latest}
            onChoose={(chosen) => onChange?.(event('change', day.type(chosen, { isDone: true })))}
          />
        )
      }
    />
  )
}
