import type { ReactNode } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '../button'
import { listPageText } from './text'

type SelectionBarProps = {
  count: number
  onSelectPage: () => void
  onClear: () => void
  /** What can be done with the chosen rows. */
  children: ReactNode
}

/** Above a list: how many rows are chosen, and what can be done with them at once. */
export function SelectionBar({ count, onSelectPage, onClear, children }: SelectionBarProps) {
  const t = useText(listPageText)
  return (
    <section
      aria-label={t('selection')}
      className="mb-4 flex flex-wrap items-center gap-2 rounded-md border border-info-line bg-info-surface px-4 py-2 text-info-ink print:hidden"
    >
      <p role="status" className="mr-auto font-medium">
        {t('selected', { count })}
      </p>
      <Button variant="quiet" onClick={onSelectPage}>
        {t('selectPage')}
      </Button>
      <Button variant="quiet" onClick={onClear}>
        {t('clearSelection')}
      </Button>
      {children}
    </section>
  )
}
