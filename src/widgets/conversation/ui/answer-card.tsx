import type { ReactNode } from 'react'

/** The frame of an answer, finished or being written. */
export function AnswerCard({ by, busy = false, children }: { by: ReactNode; busy?: boolean; children: ReactNode }) {
  return (
    <article aria-busy={busy} className="grid gap-4 rounded-md border border-line bg-surface px-4 py-4 sm:px-5">
      <div className="grid gap-1 text-sm text-ink-muted">{by}</div>
      {children}
    </article>
  )
}
