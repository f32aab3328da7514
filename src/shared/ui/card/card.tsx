import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/shared/lib/class-names'

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** At the right of the title. */
  actions?: ReactNode
  /** Without inner space, for a table or a picture that fills the card. */
  flush?: boolean
}

export function Card({ title, actions, flush = false, className, children, ...section }: CardProps) {
  return (
    <section
      {...section}
      // On paper a short one stays whole, and a long one breaks between its rows: print.css.
      data-card
      className={cx('min-w-0 rounded-md border border-line bg-surface', className)}
    >
      {(title || actions) && (
        <header className="break-after-avoid flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4">
          <h2 className="text-base font-semibold">{title}</h2>
          {actions}
        </header>
      )}
      <div className={cx(!flush && 'p-5', flush && Boolean(title) && 'pt-4')}>{children}</div>
    </section>
  )
}
