import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { addDays, addMonths, monthOf } from '@/shared/lib/calendar-day'
import { cx } from '@/shared/lib/class-names'
import { localDay } from '@/shared/lib/date-time'
import { dateTimeFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { IconButton } from '../icon-button'
import { dateFieldText } from './text'
import type { DayRange } from './use-day-check'

export type CalendarProps = DayRange & {
  /** The chosen day. */
  value: string | undefined
  onChoose: (day: string) => void
}

/**
 * A month to choose a day from, as a grid (WAI-ARIA Authoring Practices, "Date Picker Dialog"): arrows move by days and
 * weeks, Home and End within the week, Page Up and Page Down by months, with Shift by years.
 */
export function Calendar({ value, earliest, latest, onChoose }: CalendarProps) {
  const t = useText(dateFieldText)
  const locale = useLocale()
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const today = localDay()
  const within = (day: string) => (earliest && day < earliest ? earliest : latest && day > latest ? latest : day)
  const [focused, setFocused] = useState(() => within(value ?? today))
  const { first, weeks } = monthOf(focused, locale)
  const write = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  const move = (day: string) => setFocused(within(day))

  const isMoved = useRef(false)
  useEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
    isMoved.current = false
  }, [focused])

  function onKeyDown(event: KeyboardEvent) {
    const day = dayAfter(event, focused, weeks)
    if (!day) return
    event.preventDefault()
    isMoved.current = true
    move(day)
  }

  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <IconButton
          label={t('previousMonth')}
          icon={<ChevronLeft aria-hidden />}
          size="sm"
          disabled={earliest !== undefined && addDays(first, -1) < earliest}
          onClick={() => move(addMonths(focused, -1))}
        />
        <span id={titleId} aria-live="polite" className="font-semibold first-letter:uppercase">
          {write(first, { month: 'long', year: 'numeric' })}
        </span>
        <IconButton
          label={t('nextMonth')}
          icon={<ChevronRight aria-hidden />}
          size="sm"
          disabled={latest !== undefined && addMonths(first, 1) > latest}
          onClick={() => move(addMonths(focused, 1))}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells the arrow keys lead to is a grid */}
      <table ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown} className="border-collapse">
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="p-0 text-center text-sm font-normal text-ink-muted">
                <abbr title={write(day, { weekday: 'long' })} className="no-underline">
                  {write(day, { weekday: 'short' })}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0">
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === focused ? 0 : -1}
                    disabled={within(day) !== day}
                    aria-label={write(day, { dateStyle: 'full' })}
                    aria-current={day === today ? 'date' : undefined}
                    aria-pressed={day === value}
                    onClick={() => onChoose(day)}
                    className={cx(
                      'figures grid size-10 place-items-center rounded-md text-sm hover:bg-hover disabled:text-ink-subtle disabled:hover:bg-transparent',
                      day.slice(0, 7) !== first.slice(0, 7) && 'text-ink-muted',
                      day === today && 'font-bold underline underline-offset-4',
                      day === value && 'bg-solid text-solid-ink hover:bg-solid',
                    )}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The day that a key leads to. */
function dayAfter({ key, shiftKey }: KeyboardEvent, day: string, weeks: readonly string[][]): string | undefined {
  const week = weeks.find((days) => days.includes(day))
  const steps: Record<string, string | undefined> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: week?.[0],
    End: week?.at(-1),
    PageUp: addMonths(day, shiftKey ? -12 : -1),
    PageDown: addMonths(day, shiftKey ? 12 : 1),
  }
  return steps[key]
}
