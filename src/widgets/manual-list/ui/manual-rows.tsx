import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Manual } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { manualListText } from '../text'
import { ManualRow } from './manual-row'
import { ManualsSkeleton } from './manuals-skeleton'

type ManualRowsProps = {
  /** Undefined while they are on their way, or did not come. */
  manuals: readonly Manual[] | undefined
  error: Error | undefined
  onReload: () => void
  reloading: boolean
  /** The first action where there is nothing yet; for those who may. */
  uploadButton: ReactNode
  onOpen: (manual: Manual) => void
  onRetry: (manual: Manual) => void
  /** The manual that is being queued again. */
  retryingId: string | undefined
  onDelete: (manual: Manual) => void
}

/** The manuals with the faces while they load, where there are none, and where they did not come. */
export function ManualRows(props: ManualRowsProps) {
  const { manuals, error, onReload, reloading, uploadButton, onOpen, onRetry, retryingId, onDelete } = props
  const t = useText(manualListText)
  if (!manuals) {
    if (!error) return <ManualsSkeleton />
    return (
      <ErrorState onRetry={onReload} retrying={reloading}>
        {error.message}
      </ErrorState>
    )
  }
  if (manuals.length === 0) {
    return (
      <EmptyState title={t('emptyTitle')} icon={BookOpen} action={uploadButton}>
        {t(uploadButton ? 'emptyForStaff' : 'empty')}
      </EmptyState>
    )
  }
  return (
    <ul>
      {manuals.map((manual) => (
        <ManualRow
          key={manual.id}
          manual={manual}
          onOpen={() => onOpen(manual)}
          onRetry={() => onRetry(manual)}
          retrying={retryingId === manual.id}
          onDelete={() => onDelete(manual)}
        />
      ))}
    </ul>
  )
}
