import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '@/shared/lib/plain-click'

type NoticeLinkProps = {
  /** With its search, as the server wrote it. */
  href: string
  className?: string
  onGo: () => void
  children: ReactNode
}

/** Leads to what a notice is about, without loading the app again. */
export function NoticeLink({ href, className, onGo, children }: NoticeLinkProps) {
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onGo()
  }
  return (
    <a href={href} onClick={go} className={className}>
      {children}
    </a>
  )
}
