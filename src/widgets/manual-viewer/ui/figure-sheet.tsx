import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { FigurePlace } from '@/entities/conversation'
import { manualAccessQueries } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { ErrorState } from '@/shared/ui/error-state'
import { IconButton } from '@/shared/ui/icon-button'
import type { FigureItem } from '../model/figure-items'
import { usePageZoom } from '../model/use-page-zoom'
import { useTouch } from '../model/use-touch'
import { manualViewerText } from '../text'
import { FigurePlaces } from './figure-places'
import { letter, PageSheet, PageSkeleton } from './page-sheet'
import { ZoomField } from './zoom-field'

type FigureSheetProps = {
  manualId: string
  /** The sheets of the figure, by page of the PDF. */
  pages: readonly number[]
  /** The sheet that is shown. */
  page: number
  onPage: (page: number) => void
  items: readonly FigureItem[]
  places: readonly FigurePlace[]
  selected: string | undefined
  onSelect: (item: string) => void
}

/** A sheet of a figure with its item numbers to press; it is enlarged and moved as the pages of a manual are. */
export function FigureSheet({ manualId, pages, page, onPage, ...figure }: FigureSheetProps) {
  const t = useText(manualViewerText)
  const { places, selected } = figure
  const { data: access, error, refetch, isFetching } = useQuery(manualAccessQueries.of(manualId))
  const desk = useRef<HTMLDivElement>(null)
  const points = access?.pages[page - 1]?.width ?? letter.width
  const pageKey = `${manualId} ${page}`
  const { zoom, choose, startPinch, pinch } = usePageZoom({ desk, pageKey, points, passage: undefined })
  const sheet = pages.indexOf(page)
  const turnTo = (at: number) => {
    const next = pages[at]
    if (next !== undefined) onPage(next)
  }
  const onSwipe = (to: 'next' | 'previous') => turnTo(sheet + (to === 'next' ? 1 : -1))
  const touch = useTouch({ desk, onPinchStart: startPinch, onPinch: pinch, onSwipe })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is shown again on another sheet and size
  useEffect(() => {
    desk.current?.querySelector('[aria-pressed=true]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [selected, places, zoom])

  if (error && !access) {
    return <ErrorState title={t('figureError')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex min-h-14 flex-wrap items-center gap-2 border-b border-line px-2 py-1">
        {pages.length > 1 && (
          <>
            <IconButton
              label={t('previousSheet')}
              icon={<ChevronLeft aria-hidden />}
              disabled={sheet <= 0}
              onClick={() => turnTo(sheet - 1)}
            />
            <span className="figures text-sm whitespace-nowrap text-ink-muted">
              {t('sheetOf', { sheet: sheet + 1, sheets: pages.length })}
            </span>
            <IconButton
              label={t('nextSheet')}
              icon={<ChevronRight aria-hidden />}
              disabled={sheet >= pages.length - 1}
              onClick={() => turnTo(sheet + 1)}
            />
          </>
        )}
        <ZoomField zoom={zoom} onZoom={choose} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a part of the dialog that scrolls by itself, for the keyboard too */}
      <div
        ref={desk}
        role="region"
        aria-label={t('figure')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls here
        tabIndex={0}
        {...touch}
        className="relative min-h-0 grow touch-pan-x touch-pan-y overflow-auto bg-sunken p-2 -outline-offset-2"
      >
        {access ? (
          <PageSheet
            key={pageKey}
            access={access}
            page={page}
            zoom={zoom}
            passages={[]}
            sellers={[]}
            onRenew={async () => (await refetch()).isSuccess}
          >
            <FigurePlaces {...figure} />
          </PageSheet>
        ) : (
          <PageSkeleton />
        )}
      </div>
    </div>
  )
}
