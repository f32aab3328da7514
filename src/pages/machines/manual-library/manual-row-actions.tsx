import { BookOpen, Pencil, RotateCw, Trash2 } from 'lucide-react'
import type { LibraryManual } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { IconButton } from '@/shared/ui/icon-button'
import { manualLibraryText } from './text'

export type RowActions = {
  onOpen: (manual: LibraryManual) => void
  onRetry: (manual: LibraryManual) => void
  /** The manual that is being queued again. */
  retryingId: string | undefined
  onEdit: (manual: LibraryManual) => void
  onDelete: (manual: LibraryManual) => void
}

export function ManualRowActions({
  manual,
  onOpen,
  onRetry,
  retryingId,
  onEdit,
  onDelete,
}: RowActions & { manual: LibraryManual }) {
  const t = useText(manualLibraryText)
  const { id, display_name: name, status, can_manage } = manual
  return (
    <div className="flex justify-end gap-2">
      {status === 'READY' && (
        <Button
          icon={<BookOpen aria-hidden />}
          aria-label={t('openNamed', { name })}
          onClick={() => onOpen(manual)}
          className="max-sm:grow"
        >
          {t('open')}
        </Button>
      )}
      {can_manage && status === 'FAILED' && (
        <Button
          icon={<RotateCw aria-hidden />}
          aria-label={t('tryAgainNamed', { name })}
          onClick={() => onRetry(manual)}
          pending={retryingId === id}
          className="max-sm:grow"
        >
          {t('tryAgain')}
        </Button>
      )}
      {can_manage && (
        <IconButton label={t('editNamed', { name })} icon={<Pencil aria-hidden />} onClick={() => onEdit(manual)} />
      )}
      {can_manage && (
        <IconButton label={t('deleteNamed', { name })} icon={<Trash2 aria-hidden />} onClick={() => onDelete(manual)} />
      )}
    </div>
  )
}
