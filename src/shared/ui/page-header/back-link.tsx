import { ChevronLeft } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '@/shared/lib/plain-click'

type BackLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'className'> & {
  /** Where a click leads that the browser handles itself, such as one that opens a new tab. */
  href: string
  onBack: () => void
  children: ReactNode
}

/** The way back to a list, for `back` of the page's header. */
export function BackLink({ href, onBack, children, ...link }: BackLinkProps) {
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onBack()
  }
  return (
    <a {...link} href={href} onClick={go} className="inline-flex min-h-control-sm items-center gap-1 hover:underline">
      <ChevronLeft aria-hidden className="size-4" />
      {children}
    </a>
  )
}
