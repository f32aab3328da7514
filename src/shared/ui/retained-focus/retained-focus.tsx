import type { ReactNode } from 'react'
import { useRetainedFocus } from '@/shared/lib/retained-focus'

type RetainedFocusProps = {
  /** What the lines are, for screen readers. */
  label: string
  children: ReactNode
}

/** Lines with fields and buttons that appear and disappear: the focus of one that is gone moves to the group of them. */
export function RetainedFocus({ label, children }: RetainedFocusProps) {
  return (
    <fieldset aria-label={label} className="min-w-0" {...useRetainedFocus()}>
      {children}
    </fieldset>
  )
}
