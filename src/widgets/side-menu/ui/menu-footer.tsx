import { ExternalLink, LogOut } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { Avatar } from '@/shared/ui/avatar'
import { currentLink, footerFor, type MenuUser } from '../model/menu'
import { sideMenuText } from '../text'
import { type MenuLinkComponent, MenuRow, restingRowClass } from './menu-entry'

type MenuFooterProps = {
  user: MenuUser
  availableRoutes: readonly string[]
  path: string
  Link: MenuLinkComponent
  onLogout: () => void
  privacyUrl: string | undefined
}

export function MenuFooter({ user, availableRoutes, path, Link, onLogout, privacyUrl }: MenuFooterProps) {
  const t = useText(sideMenuText)
  const links = footerFor(user, availableRoutes, privacyUrl !== undefined)
  const name = user.isSuperUser ? 'ADMIN' : user.name
  return (
    <section aria-label={t('yourAccount')} className="border-t border-chrome-line pt-3">
      <ul className="grid gap-0.5">
        {links.map((link) => (
          <MenuRow key={link.key} link={link} current={currentLink(links, path)} Link={Link} />
        ))}
        {privacyUrl && (
          <li>
            <a href={privacyUrl} target="_blank" rel="noreferrer" className={restingRowClass}>
              <ExternalLink aria-hidden className="size-5 shrink-0" />
              {t('privacy')}
            </a>
          </li>
        )}
        <li>
          <button type="button" onClick={onLogout} className={restingRowClass}>
            <LogOut aria-hidden className="size-5 shrink-0" />
            {t('logout')}
          </button>
        </li>
      </ul>
      <div className="mt-2 flex items-center gap-2.5 px-2 py-2">
        <Avatar name={name} tone="chrome" />
        <div className="min-w-0 text-sm">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-chrome-muted" title={user.email}>
            {user.email}
          </p>
        </div>
      </div>
    </section>
  )
}
