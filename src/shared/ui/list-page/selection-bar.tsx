import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '../button'
import { focusFirstRow } from '../data-table'
import { listPageText } from './text'

type SelectionBarProps = {
  count: number
  onSelectPage: () => void
  onClear: () => void
  /** What can be done with the chosen rows. */
  children: ReactNode
}

/** Above a list: how many rows are chosen, and what can be done with them at once. Nothing is seen of it without a choice. */
export function SelectionBar({ count, onSelectPage, onClear, children }: SelectionBarProps) {
  const t = useText(listPageText)
  const bar = useRef<HTMLElement>(null)
  const isEmpty = count === 0
  useEffect(() => {
    if (isEmpty) return undefined
    return () => {
      // The button that ended the selection is gone with it; the keyboard goes on at the rows.
      if (bar.current && document.activeElement === document.body) focusFirstRow(bar.current)
    }
  }, [isEmpty])
  return (
    <section
      ref={bar}
      {...(!isEmpty && {
        'aria-label': t('selection'),
        className:
          'mb-4 flex flex-wrap items-center gap-2 max-sm:*:grow sm:justify-end rounded-md border border-info-line bg-info-surface px-4 py-2 text-info-ink print:hidden',
      })}
    >
      {/* A status is only announced if it was there before its words. */}
      <p role="status" className="mr-auto font-medium">
        {!isEmpty && t('selected', { count })}
      </p>
      {!isEmpty && (
        <>
          <Button variant="quiet" onClick={onSelectPage} className="lg:hidden">
            {t('selectPage')}
          </Button>
          <Button variant="quiet" onClick={onClear}>
            {t('clearSelection')}
          </Button>
          {children}
        </>
      )}
    </section>
  )
}
