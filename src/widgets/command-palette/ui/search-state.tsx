import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'
import { commandPaletteText } from '../text'

type SearchStateProps = {
  typed: string
  isSearching: boolean
  error: Error | null | undefined
  retry: () => void
  /** Whether there is nothing to choose. */
  isEmpty: boolean
}

/** The state of the search on the server, both visible and announced. */
export function SearchState({ typed, isSearching, error, retry, isEmpty }: SearchStateProps) {
  const t = useText(commandPaletteText)
  if (error) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3">
        <p className="min-w-0">{t('failed', { reason: error.message })}</p>
        <Button size="sm" onClick={retry}>
          {t('tryAgain')}
        </Button>
      </div>
    )
  }
  return (
    <div role="status">
      {isSearching && (
        <div className="grid gap-2 px-5 py-3">
          <span className="sr-only">{t('searching')}</span>
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-8 w-1/2" />
        </div>
      )}
      {!isSearching && isEmpty && (
        <div className="px-5 py-6 text-center">
          <p className="font-semibold wrap-anywhere">{t('nothing', { typed })}</p>
          <p className="text-ink-muted">{t('nothingAdvice')}</p>
        </div>
      )}
    </div>
  )
}
