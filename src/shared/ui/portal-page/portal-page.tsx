import type { ReactNode } from 'react'
import { usePageTitle } from '@/shared/lib/page-title'
import { Badge } from '../badge'
import { BrandMark } from '../brand-mark'

type PortalPageProps = {
  /** The title of the browser's window; the page's own heading names the machine. */
  title: string
  /** Such as that nobody has to sign in. */
  note?: string
  children: ReactNode
}

/** A page opened by a link: one column as wide as a phone, whose footer can stay within a thumb's reach. */
export function PortalPage({ title, note, children }: PortalPageProps) {
  usePageTitle(title)
  return (
    <div className="@container mx-auto flex min-h-dvh w-full max-w-110 flex-col gap-5 px-4 pt-5 print:max-w-none">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <BrandMark />
        {note && <Badge>{note}</Badge>}
      </header>
      {children}
    </div>
  )
}
