import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import type { Passage } from '@/entities/conversation'
import { manualAccessQueries } from '@/entities/manual'
import { isRefusal } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { useFind } from '../model/use-find'
import { manualViewerText } from '../text'
import { FindBar, NotSearchable } from './find-bar'
import { ManualHeader } from './manual-header'
import { ManualPages } from './manual-pages'
import { PageSkeleton } from './page-sheet'

export type ManualViewerProps = {
  /** The manual to show; nothing yet when it is undefined. */
  manualId: string | undefined
  /** Counted from 1. */
  page: number
  /** Cited passages; those on the shown page are marked, and the first of them is scrolled into view. */
  passages: readonly Passage[]
  /** The initial search words. */
  words?: string | undefined
  onPage: (page: number) => void
  /** Puts the viewer away. */
  onClose?: () => void
}

/** A manual, page by page, with what an answer cites marked on it. Fills its container. */
export function ManualViewer({ manualId, ...shown }: ManualViewerProps) {
  const t = useText(manualViewerText)
  return (
    <section aria-label={t('viewer')} className="flex h-full min-h-0 flex-col bg-surface">
      {manualId === undefined ? (
        <div className="grid grow place-content-center bg-sunken">
          <EmptyState title={t('emptyTitle')} icon={BookOpen}>
            {t('emptyAdvice')}
          </EmptyState>
        </div>
      ) : (
        <OpenManual manualId={manualId} {...shown} />
      )}
    </section>
  )
}

function OpenManual({ manualId, page, passages, words, onPage, onClose }: ManualViewerProps & { manualId: string }) {
  const { data: access, error, refetch, isFetching } = useQuery(manualAccessQueries.of(manualId))
  const here = passages.filter((passage) => passage.manual_id === manualId && passage.page === page)
  const name = access?.display_name ?? passages.find((passage) => passage.manual_id === manualId)?.manual_name
  const find = useFind({ manualId, page, words, onPage })
  return (
    <>
      <ManualHeader name={name} access={access} page={page} onFind={find.open} onClose={onClose} />
      {access &&
        find.isOpen &&
        (access.is_searchable ? <FindBar find={find} onPage={onPage} /> : <NotSearchable onClose={find.close} />)}
      {access ? (
        <ManualPages
          access={access}
          page={page}
          passages={find.passages ?? here}
          onPage={onPage}
          onRenew={async () => (await refetch()).isSuccess}
        />
      ) : error ? (
        <ManualError error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div className="grow bg-sunken p-4">
          <div className="relative aspect-[612/792] w-full overflow-hidden rounded-sm border border-line">
            <PageSkeleton />
          </div>
        </div>
      )}
    </>
  )
}

function ManualError({ error, onRetry, retrying }: { error: Error; onRetry: () => void; retrying: boolean }) {
  const t = useText(manualViewerText)
  if (isRefusal(error, 404)) {
    return <ErrorState title={t('goneTitle')}>{t('goneAdvice')}</ErrorState>
  }
  return <ErrorState title={t('errorTitle')} onRetry={onRetry} retrying={retrying} />
}
