import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { later } from '@/shared/lib/later'
import { useIsNarrow } from '@/shared/lib/media-query'
import { mainId } from '@/shared/lib/page-title'
import { IconButton } from '@/shared/ui/icon-button'
import { appShellText } from '../text'
import { ConnectionNotice } from './connection-notice'

const Drawer = later(() => import('@/shared/ui/drawer').then((file) => file.Drawer))

type AppShellProps = {
  /** The side menu; beside the page on a desk, in a drawer on a phone. */
  menu: ReactNode
  /** How many messages there are to read: said at the button that opens the menu, which has them. */
  unread?: number | undefined
  /** The drawer closes when it changes. */
  path: string
  /** The way home in the top bar, where the menu is not beside it; on a phone the menu has it, for want of room. */
  home?: ReactNode
  /** The top bar's left part: search, or where one is. */
  search?: ReactNode
  /** The chosen machine, and the way to choose another. */
  machine?: ReactNode
  /** What became of the reader's long work. */
  notices?: ReactNode
  /** The way to the cart. */
  cart?: ReactNode
  /** "Ask Bob". */
  ask?: ReactNode
  /** Lets the page fill the screen from edge to edge; for pages with panes of their own. */
  fill?: boolean
  children: ReactNode
}

export function AppShell({
  menu,
  unread = 0,
  path,
  home,
  search,
  machine,
  notices,
  cart,
  ask,
  fill = false,
  children,
}: AppShellProps) {
  const t = useText(appShellText)
  const [drawer, setDrawer] = useState({ path, isOpen: false })
  // Below, the drawer has the menu: a phone need not compute one that nobody sees.
  const isNarrow = useIsNarrow()
  // Going anywhere closes it, and coming back does not open it again.
  if (drawer.path !== path) setDrawer({ path, isOpen: false })

  return (
    <div className="flex min-h-dvh [--top-bar:calc(var(--control)+17px)] low:[--top-bar:calc(var(--control)+5px)]">
      <a
        href={`#${mainId}`}
        className="print:hidden fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-solid px-4 py-3 font-semibold text-solid-ink focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <aside className="sticky top-0 h-dvh w-66 shrink-0 overflow-y-auto bg-chrome max-lg:hidden print:hidden">
        {!isNarrow && menu}
      </aside>
      <div className={cx('flex min-w-0 grow flex-col', fill && 'h-dvh print:h-auto')}>
        <header className="@container/bar sticky top-0 z-20 flex min-h-(--top-bar) items-center gap-2 border-b border-line bg-surface px-3 py-2 sm:gap-3 sm:px-5 low:py-0.5 print:hidden">
          <MenuDrawer
            open={drawer.isOpen}
            onOpenChange={(isOpen) => setDrawer({ path, isOpen })}
            label={t('menu')}
            unread={unread}
          >
            {menu}
          </MenuDrawer>
          <div className="shrink-0 empty:hidden max-sm:hidden lg:hidden">{home}</div>
          <div className="min-w-0 grow">{search}</div>
          {machine && <div className="min-w-0 shrink">{machine}</div>}
          {notices}
          {cart}
          {ask}
        </header>
        <ConnectionNotice />
        <main
          id={mainId}
          tabIndex={-1}
          className={cx(
            '@container min-w-0 grow',
            fill ? 'min-h-0' : 'w-full max-w-400 px-4 py-5 sm:px-7 sm:py-7 print:p-px',
          )}
        >
          {children}
        </main>
      </div>
    </div>
  )
}

type MenuDrawerProps = {
  label: string
  unread: number
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

function MenuDrawer({ label, unread, open, onOpenChange, children }: MenuDrawerProps) {
  const t = useText(appShellText)
  return (
    <>
      <IconButton
        label={unread > 0 ? t('menuUnread', { count: unread }) : label}
        icon={
          <span aria-hidden className="relative">
            <Menu />
            {unread > 0 && (
              <span className="absolute -top-1 -right-1 size-3 rounded-full border-2 border-surface bg-accent" />
            )}
          </span>
        }
        aria-expanded={open}
        onClick={() => onOpenChange(true)}
        className="lg:hidden"
      />
      <Drawer side="left" bare title={label} open={open} onOpenChange={onOpenChange}>
        {children}
      </Drawer>
    </>
  )
}
