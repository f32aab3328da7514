import { CalendarDays } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { useReturnFocus } from '@/shared/lib/return-focus'
import { IconButton } from '../icon-button'
import { Calendar, type CalendarProps } from './calendar'
import { dateFieldText } from './text'

type CalendarButtonProps = CalendarProps & {
  /** Of the field that the day is for. */
  label: string
  disabled?: boolean | undefined
}

/** Opens a calendar, and closes it once a day is chosen. */
export function CalendarButton({ label, disabled, onChoose, ...calendar }: CalendarButtonProps) {
  const t = useText(dateFieldText)
  const [isOpen, setIsOpen] = useState(false)
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild>
        <IconButton
          label={t('choose', { label })}
          icon={<CalendarDays aria-hidden />}
          size="sm"
          disabled={disabled}
          className="print:hidden"
        />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus()
            event.preventDefault()
            focusDay(event.currentTarget)
          }}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t('calendar')}
          className="z-50 animate-fade-in rounded-md border border-line bg-raised p-3 shadow-float outline-none"
        >
          <Calendar
            {...calendar}
            onChoose={(day) => {
              setIsOpen(false)
              onChoose(day)
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Where the arrow keys begin, and not the button of the month before. */
function focusDay(content: EventTarget | null) {
  if (content instanceof HTMLElement) content.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
}
