import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { useReturnFocus } from '@/shared/lib/return-focus'
import { IconButton } from '../icon-button'
import { uiText } from '../text'
import { isToast } from '../toaster'

type DialogProps = {
  open: boolean
  /** Called with false by Escape, the close button and a click beside the dialog. */
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the bottom, the primary one last. */
  actions?: ReactNode
  size?: keyof typeof widths
  /** While something runs that must not be left by accident: only the buttons in `actions` close it. */
  locked?: boolean
  /** Moves the focus elsewhere when it closes, and returns whether it has; otherwise it returns to where it was. */
  moveFocus?: () => boolean
}

/** `xl` for a wide table, `full` for two things side by side. */
const widths = { md: 'sm:w-120', lg: 'sm:w-180', xl: 'sm:w-260', full: 'sm:w-360' }

/** A modal dialog: traps the focus and returns it when closed; on a phone it fills the lower part of the screen. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  size = 'md',
  locked = false,
  moveFocus,
}: DialogProps) {
  const t = useText(uiText)
  const returnFocus = useReturnFocus(moveFocus)
  const stay = (event: Event) => {
    if (locked || isToast(event.target)) event.preventDefault()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...returnFocus}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          {...(!description && { 'aria-describedby': undefined })}
          className={cx(
            'fixed inset-x-0 bottom-0 z-40 flex max-h-[88dvh] flex-col rounded-t-md border-t border-line bg-raised',
            'max-sm:max-h-[min(88dvh,100dvh-var(--toast-room,0px))]',
            'pb-[env(safe-area-inset-bottom)] shadow-float outline-none sm:pb-0',
            'data-[state=open]:animate-rise-in sm:inset-0 sm:m-auto sm:h-fit sm:rounded-md sm:border',
            widths[size],
            'sm:max-w-[calc(100vw-32px)]',
          )}
        >
          <header className="grid gap-1 py-5 pr-16 pl-6">
            <Radix.Title className="text-xl font-semibold text-balance wrap-anywhere">{title}</Radix.Title>
            {description && <Radix.Description className="text-ink-muted">{description}</Radix.Description>}
          </header>
          {/* The inner edge leaves room for the focus outlines that a scrolling box would cut off. */}
          <div className="@container scroll-fade min-h-0 overflow-y-auto px-6 pt-1 pb-5">{children}</div>
          {actions && (
            <footer className="flex flex-col-reverse gap-2 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
              {actions}
            </footer>
          )}
          {/* Last, so that the focus starts at the first field or button and not here. */}
          {!locked && (
            <Radix.Close asChild>
              <IconButton label={t('close')} icon={<X aria-hidden />} className="absolute top-3 right-3" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
