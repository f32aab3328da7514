import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { isDay } from '@/shared/lib/calendar-day'
import { useLocale, useText } from '@/shared/lib/i18n'
import { readTime, writeTime } from '@/shared/lib/time-of-day'
import { DateField, type DateFieldHandle } from '../date-field'
import type { FieldProps } from '../field'
import { TextField } from '../text-field'
import { dateTimeFieldText } from './text'

type DateTimeFieldProps = Pick<FieldProps, 'label' | 'help' | 'optional'> & {
  readOnly?: boolean
  /** Called with a local time, "2026-12-21T14:30", blank, or undefined while day or time are missing or wrong. */
  onChange: (moment: string | undefined) => void
  /** Somebody has tried to send it: what is missing is said. */
  isAsked?: boolean
  ref?: Ref<DateTimeFieldHandle>
}

/** Focuses what is missing or wrong: the day first, then the time. */
export type DateTimeFieldHandle = { focus: () => void }

const EXAMPLE = '14:30'

/** A day and a time of the reader, both typed as they are written where the reader is. */
export function DateTimeField({ onChange, isAsked = false, ref, ...field }: DateTimeFieldProps) {
  const t = useText(dateTimeFieldText)
  const locale = useLocale()
  const [day, setDay] = useState('')
  const [typed, setTyped] = useState('')
  const [isTyping, setIsTyping] = useState(false)
  const time = readTime(typed)
  const hasTime = typed.trim() !== ''
  const isDayMissing = isAsked && day === '' && hasTime
  const isTimeMissing = isAsked && day !== '' && !hasTime
  const isTimeWrong = hasTime && time === undefined && !isTyping
  const dayField = useRef<DateFieldHandle>(null)
  const timeField = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => (isDay(day) ? timeField : dayField).current?.focus() }))

  function change(nextDay: string, nextTyped: string) {
    setDay(nextDay)
    setTyped(nextTyped)
    const next = readTime(nextTyped)
    const isBlank = nextDay === '' && nextTyped.trim() === ''
    onChange(isBlank ? '' : isDay(nextDay) && next ? `${nextDay}T${next}` : undefined)
  }

  return (
    <div className="field-columns grid gap-4 sm:grid-cols-2">
      <DateField
        {...field}
        ref={dayField}
        error={isDayMissing ? t('dayMissing') : undefined}
        value={day}
        onChange={({ target }) => change(target.value, typed)}
      />
      <TextField
        ref={timeField}
        label={t('time')}
        optional={field.optional}
        readOnly={field.readOnly}
        autoComplete="off"
        placeholder={writeTime(EXAMPLE, locale)}
        error={isTimeMissing || isTimeWrong ? t('timeWrong', { example: writeTime(EXAMPLE, locale) }) : undefined}
        value={!isTyping && time ? writeTime(time, locale) : typed}
        onChange={({ target }) => {
          setIsTyping(true)
          change(day, target.value)
        }}
        onKeyDown={({ key }) => key === 'Enter' && setIsTyping(false)}
        onBlur={() => setIsTyping(false)}
      />
    </div>
  )
}
