import {
  BookOpen,
  Building2,
  ChevronDown,
  CreditCard,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  MessagesSquare,
  PackagePlus,
  Settings,
  Shield,
  ShieldCheck,
  ShoppingCart,
  Tractor,
} from 'lucide-react'
import { Accordion } from 'radix-ui'
import type { ComponentType, ReactNode } from 'react'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import type { LinkKey, MenuLink, MenuSection, SectionKey } from '../model/menu'
import { sideMenuText } from '../text'

export type MenuLinkComponent = ComponentType<{
  to: string
  className: string
  'aria-current'?: 'page' | undefined
  children: ReactNode
}>

type Shared = { Link: MenuLinkComponent; current: MenuLink | undefined }

const rowClass =
  'relative flex min-h-control w-full items-center gap-3 rounded-md py-2 pr-3 text-left font-medium transition-colors ' +
  'duration-150 hover:bg-chrome-active hover:text-chrome-ink'

export const restingRowClass = cx(rowClass, 'pl-3 text-chrome-muted')

const currentClass =
  'bg-chrome-active text-chrome-ink before:absolute before:inset-y-2 before:left-0 before:w-1 before:rounded-full before:bg-accent'

type MenuRowProps = Shared & {
  link: MenuLink
  nested?: boolean
  /** How many messages there are to read. */
  unread?: number
}

export function MenuRow({ link, current, Link, nested = false, unread = 0 }: MenuRowProps) {
  const t = useText(sideMenuText)
  const Icon = menuIcons[link.key]
  const isCurrent = link.key === current?.key
  return (
    <li>
      <Link
        to={link.to}
        aria-current={isCurrent ? 'page' : undefined}
        className={cx(rowClass, nested ? 'pl-11 text-sm' : 'pl-3', isCurrent ? currentClass : 'text-chrome-muted')}
      >
        {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
        <span className="grow">{t(link.key)}</span>
        <Unread count={unread} />
      </Link>
    </li>
  )
}

function Unread({ count }: { count: number }) {
  const t = useText(sideMenuText)
  if (count === 0) return null
  return (
    <span>
      <span aria-hidden className="figures rounded-full bg-accent px-2 text-sm font-semibold text-accent-ink">
        {count}
      </span>
      <span className="sr-only">, {t('unread', { count })}</span>
    </span>
  )
}

type MenuGroupProps = Shared & { section: MenuSection; unreadOf: (link: MenuLink) => number }

export function MenuGroup({ section, current, Link, unreadOf }: MenuGroupProps) {
  const t = useText(sideMenuText)
  const Icon = menuIcons[section.key]
  return (
    <Accordion.Item value={section.key} asChild>
      <li>
        <Accordion.Trigger className={cx(restingRowClass, 'group')}>
          {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
          <span className="grow">{t(section.key)}</span>
          {/* Open, the section has it at the link. */}
          <span className="group-data-[state=open]:hidden">
            <Unread count={section.links.reduce((sum, link) => sum + unreadOf(link), 0)} />
          </span>
          <ChevronDown
            aria-hidden
            className="size-4 shrink-0 -rotate-90 transition-transform duration-300 group-data-[state=open]:rotate-0"
          />
        </Accordion.Trigger>
        <Accordion.Content className="overflow-hidden data-[state=closed]:animate-collapse-close data-[state=open]:animate-collapse-open">
          <ul className="grid gap-0.5 py-0.5">
            {section.links.map((link) => (
              <MenuRow key={link.key} link={link} current={current} Link={Link} unread={unreadOf(link)} nested />
            ))}
          </ul>
        </Accordion.Content>
      </li>
    </Accordion.Item>
  )
}

/** Only the first level carries icons; below it they would be noise. */
const menuIcons: Partial<Record<LinkKey | SectionKey, LucideIcon>> = {
  dashboard: LayoutDashboard,
  machine: Tractor,
  ordersAndBilling: ShoppingCart,
  payment: CreditCard,
  admin: ShieldCheck,
  manuals: BookOpen,
  customers: Building2,
  receiveGoods: PackagePlus,
  messages: MessagesSquare,
  feedback: MessageSquareText,
  settings: Settings,
  changePassword: KeyRound,
  privacy: Shield,
}
