import type { ReactNode } from 'react'

/** The actions of a portal page, at the lower edge, where a thumb reaches them. */
export function ThumbBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 mt-auto grid gap-2 bg-canvas pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      {children}
    </div>
  )
}
