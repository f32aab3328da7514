import { Accordion } from 'radix-ui'
import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { BrandMark } from '@/shared/ui/brand-mark'
import { currentLink, type MenuUser, menuFor } from '../model/menu'
import { sideMenuText } from '../text'
import { MenuGroup, type MenuLinkComponent, MenuRow } from './menu-entry'
import { MenuFooter } from './menu-footer'

export type { MenuLinkComponent } from './menu-entry'

type SideMenuProps = {
  user: MenuUser
  /** The paths that have a screen; everything else is left out. */
  availableRoutes: readonly string[]
  path: string
  Link: MenuLinkComponent
  onLogout: () => void
  /** How many messages about machines there are to read. */
  unread?: number
  /** The operator's own policy, somewhere else on the web, in place of the app's page. */
  privacyUrl?: string
}

/** The specification's side menu; one section is open at a time, initially the one with the current page. */
export function SideMenu({ user, availableRoutes, path, Link, onLogout, unread = 0, privacyUrl }: SideMenuProps) {
  const t = useText(sideMenuText)
  const entries = menuFor(user, availableRoutes)
  const links = entries.flatMap((entry) => ('links' in entry ? entry.links : [entry]))
  const unreadOf = ({ to }: { to: string }) => (to === '/operator-machines' ? unread : 0)
  const current = currentLink(links, path)
  const home = entries.find((entry) => 'links' in entry && entry.links.some((link) => link === current))?.key ?? ''
  const [opened, setOpened] = useState({ section: home, home })
  // Going to another section's page by any way opens that section.
  if (opened.home !== home) setOpened({ section: home || opened.section, home })

  return (
    <div className="flex min-h-full flex-col gap-5 bg-chrome p-3 text-chrome-ink [--color-focus:var(--color-chrome-focus)]">
      <div className="px-3 pt-2">
        <Link to="/" className="inline-flex min-h-control items-center rounded-md">
          <BrandMark />
          <span className="sr-only">, {t('home')}</span>
        </Link>
      </div>
      <nav aria-label={t('mainMenu')} className="grow">
        <Accordion.Root
          type="single"
          collapsible
          value={opened.section}
          onValueChange={(section) => setOpened({ section, home })}
          asChild
        >
          <ul className="grid gap-0.5">
            {entries.map((entry) =>
              'links' in entry ? (
                <MenuGroup key={entry.key} section={entry} current={current} Link={Link} unreadOf={unreadOf} />
              ) : (
                <MenuRow key={entry.key} link={entry} current={current} Link={Link} unread={unreadOf(entry)} />
              ),
            )}
          </ul>
        </Accordion.Root>
      </nav>
      <MenuFooter {...{ user, availableRoutes, path, Link, onLogout, privacyUrl }} />
    </div>
  )
}
