import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addMonths } from '@/shared/lib/calendar-day'
import { useText } from '@/shared/lib/i18n'
import { IconButton } from '@/shared/ui/icon-button'
import { assistantUsageText } from './text'
import { useDayNames } from './use-day-names'

type MonthPickerProps = {
  /** As in `2026-11`. */
  month: string
  /** The earliest month that there is something to see of. */
  first: string
  last: string
  onMonth: (month: string) => void
}

/** Leads from month to month. */
export function MonthPicker({ month, first, last, onMonth }: MonthPickerProps) {
  const t = useText(assistantUsageText)
  const names = useDayNames()
  const move = (months: number) => onMonth(addMonths(`${month}-01`, months).slice(0, 7))
  return (
    <div className="mb-4 flex items-center gap-1">
      <IconButton
        label={t('previousMonth')}
        icon={<ChevronLeft aria-hidden />}
        disabled={month <= first}
        onClick={() => move(-1)}
      />
      <p aria-live="polite" className="min-w-44 text-center text-lg font-semibold first-letter:uppercase">
        {names.month(month)}
      </p>
      <IconButton
        label={t('nextMonth')}
        icon={<ChevronRight aria-hidden />}
        disabled={month >= last}
        onClick={() => move(1)}
      />
    </div>
  )
}
