import { BookOpen, RotateCw, Trash2 } from 'lucide-react'
import { isUnderWay, type Manual, ManualProgressBar, ManualStatusBadge } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { IconButton } from '@/shared/ui/icon-button'
import { manualListText } from '../text'
import { ManualFacts } from './manual-facts'

type ManualRowProps = {
  manual: Manual
  onOpen: () => void
  onRetry: () => void
  retrying: boolean
  onDelete: () => void
}

export function ManualRow({ manual, onOpen, onRetry, retrying, onDelete }: ManualRowProps) {
  const t = useText(manualListText)
  const { display_name: name, status, reason, can_manage } = manual
  return (
    <li className="grid gap-3 border-t border-line px-5 py-4 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-40 gap-1">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          <ManualFacts manual={manual} />
        </div>
        <div className="flex items-center gap-2">
          {!isUnderWay(manual) && <ManualStatusBadge status={status} />}
          {status === 'READY' && (
            <Button icon={<BookOpen aria-hidden />} aria-label={t('openNamed', { name })} onClick={onOpen}>
              {t('open')}
            </Button>
          )}
          {can_manage && status === 'FAILED' && (
            <Button icon={<RotateCw aria-hidden />} onClick={onRetry} pending={retrying}>
              {t('tryAgain')}
            </Button>
          )}
          {can_manage && (
            <IconButton label={t('deleteNamed', { name })} icon={<Trash2 aria-hidden />} onClick={onDelete} />
          )}
        </div>
      </div>
      {isUnderWay(manual) && <ManualProgressBar {...manual} />}
      {status === 'FAILED' && (
        <p className="text-danger-ink">{reason ? t('failedWhy', { reason }) : t('failedUnknown')}</p>
      )}
    </li>
  )
}
