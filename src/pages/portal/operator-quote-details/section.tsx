import type { ReactNode } from 'react'

/** A few words of one of the sides, under a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h2 className="font-semibold">{title}</h2>
      <p className="wrap-anywhere whitespace-pre-line text-ink-muted">{children}</p>
    </section>
  )
}
