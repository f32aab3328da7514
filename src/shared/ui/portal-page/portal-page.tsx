import type { ReactNode } from 'react'
import { usePageTitle } from '@/shared/lib/page-title'
import { Badge } from '../badge'
import { BrandMark } from '../brand-mark'

type PortalPageProps = {
  /** Of the browser's window; the page's own heading says which machine it is. */
  title: string
  /** Such as that nobody has to sign in. */
  note?: string
  children: ReactNode
}

/** A page that a link opens: one column as wide as a phone, whose last part can stay within a thumb's reach. */
export function PortalPage({ title, note, children }: PortalPageProps) {
  usePageTitle(title)
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-110 flex-col gap-5 px-4 pt-5">
      <header className="flex items-center justify-between gap-3">
        <BrandMark />
        {note && <Badge>{note}</Badge>}
      </header>
      {children}
    </div>
  )
}
