import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { useReturnFocus } from '@/shared/lib/return-focus'
import { useConfirmedClose } from '../discard-dialog'
import { IconButton } from '../icon-button'
import { uiText } from '../text'
import { isToast } from '../toaster'

type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Something was typed: closing asks first, so that no slip of the hand loses it. */
  isDirty?: boolean
  children: ReactNode
  /** Buttons that stay at the bottom, the primary one last. */
  actions?: ReactNode
  side?: 'left' | 'right'
  /** Without header and padding, for content that has its own, such as the side menu. */
  bare?: boolean
}

const sides = {
  left: 'left-0 border-r data-[state=open]:animate-slide-in-left',
  right: 'right-0 border-l data-[state=open]:animate-slide-in-right',
}

/** A modal panel at one side of the screen. */
export function Drawer({
  open,
  onOpenChange,
  title,
  children,
  actions,
  side = 'right',
  bare = false,
  isDirty = false,
}: DrawerProps) {
  const t = useText(uiText)
  const returnFocus = useReturnFocus()
  const { close, question } = useConfirmedClose({ isDirty, onClose: () => onOpenChange(false) })
  const stay = (event: Event) => {
    if (isToast(event.target)) event.preventDefault()
  }
  return (
    <Radix.Root open={open} onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...returnFocus}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          aria-describedby={undefined}
          className={cx(
            'fixed inset-y-0 z-40 flex flex-col border-line bg-raised pb-[env(safe-area-inset-bottom)]',
            'shadow-float outline-none',
            // A menu leaves some of the page in sight; what is read and typed gets all of a phone.
            bare ? 'w-72 max-w-[calc(100vw-48px)]' : 'w-full sm:w-120 sm:max-w-[calc(100vw-48px)]',
            sides[side],
          )}
        >
          {bare ? (
            <Radix.Title className="sr-only">{title}</Radix.Title>
          ) : (
            <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
              <Radix.Title className="min-w-0 text-lg font-semibold text-balance wrap-anywhere">{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton label={t('close')} icon={<X aria-hidden />} />
              </Radix.Close>
            </header>
          )}
          <div className={cx('@container min-h-0 grow overflow-y-auto', !bare && 'scroll-fade p-5')}>{children}</div>
          {actions && (
            <footer className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 sm:flex-row sm:justify-end">
              {actions}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
      {question}
    </Radix.Root>
  )
}
