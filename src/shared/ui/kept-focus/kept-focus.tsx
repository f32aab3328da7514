import type { ReactNode } from 'react'
import { useKeptFocus } from '@/shared/lib/kept-focus'

type KeptFocusProps = {
  /** What the lines are, for screen readers. */
  label: string
  children: ReactNode
}

/** Lines with fields and buttons that appear and disappear: the focus of one that is gone moves to the group of them. */
export function KeptFocus({ label, children }: KeptFocusProps) {
  return (
    <fieldset aria-label={label} className="min-w-0" {...useKeptFocus()}>
      {children}
    </fieldset>
  )
}
