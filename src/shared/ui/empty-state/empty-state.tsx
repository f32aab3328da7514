import { Inbox, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: string
  /** What this place is for. */
  children?: ReactNode
  /** The first thing to do here. */
  action?: ReactNode
  icon?: LucideIcon
  /** Whether the title is the heading of the whole screen. */
  isPageTitle?: boolean
}

export function EmptyState({ title, children, action, icon: Icon = Inbox, isPageTitle = false }: EmptyStateProps) {
  const Title = isPageTitle ? 'h1' : 'p'
  return (
    <div className="grid content-start justify-items-center gap-2 px-6 py-12 text-center">
      <span className="mb-2 grid size-12 place-items-center rounded-md bg-neutral-surface text-neutral-ink">
        <Icon aria-hidden className="size-6" />
      </span>
      <Title className="text-lg font-semibold">{title}</Title>
      {children && <div className="max-w-prose text-ink-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
