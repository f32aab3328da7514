import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type AnswerPart, type ListOnPage, partFigureQueries } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { ErrorState } from '@/shared/ui/error-state'
import { itemsOf } from '../model/figure-items'
import { manualViewerText } from '../text'
import { FigureRows } from './figure-rows'
import { FigureSheet } from './figure-sheet'

/** A part whose figure is shown. */
export type ShownFigure = {
  open: boolean
  list: ListOnPage
  /** Is selected at first. */
  item: string | undefined
  /** What a part costs, and the way into the cart. */
  sale: (part: AnswerPart) => ReactNode
  onClose: () => void
}

/** The figure of a parts list beside the list, each leading to the other by the item numbers. */
export function FigureDialog({ open, list, onClose, ...shown }: ShownFigure) {
  const t = useText(manualViewerText)
  const { data, error, refetch, isFetching } = useQuery(partFigureQueries.of(list))
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={list.figure ?? t('figure')} size="full">
      {data && <FigureAndList {...shown} list={list} pages={data.pages} parts={data.items} />}
      {error && !data && <ErrorState title={t('figureError')} onRetry={() => void refetch()} retrying={isFetching} />}
    </Dialog>
  )
}

type FigureAndListProps = Omit<ShownFigure, 'open' | 'onClose'> & {
  pages: readonly number[]
  parts: readonly AnswerPart[]
}

function FigureAndList({ list, item, sale, pages, parts }: FigureAndListProps) {
  const t = useText(manualViewerText)
  const [chosen, setChosen] = useState<{ item: string | undefined; page?: number }>({ item })
  const rows = useRef<HTMLDivElement>(null)
  const sheets = useQueries({ queries: pages.map((page) => partFigureQueries.places(list, page)) })
  const placesOn = (page: number | undefined) => sheets[pages.indexOf(page ?? 0)]?.data?.items ?? []
  const sheetOf = (wanted: string | undefined) =>
    pages.find((page) => placesOn(page).some((place) => place.item === wanted))
  const page = chosen.page ?? sheetOf(chosen.item) ?? pages[0] ?? list.page
  const sheet = sheets[pages.indexOf(page)]
  const items = itemsOf(parts)

  useEffect(() => {
    if (chosen.item === undefined) return
    rows.current?.querySelector('[aria-current=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen.item])

  /** Stays on the sheet where it has the item, too. */
  function show(wanted: string) {
    const isHere = placesOn(page).some((place) => place.item === wanted)
    setChosen({ item: wanted, page: isHere ? page : (sheetOf(wanted) ?? page) })
  }

  return (
    <div className="grid h-[calc(88dvh-8rem)] grid-rows-[minmax(0,1fr)_minmax(0,1fr)] overflow-hidden rounded-md border border-line lg:grid-cols-[3fr_2fr] lg:grid-rows-1">
      <FigureSheet
        manualId={list.manual_id}
        pages={pages}
        page={page}
        onPage={(next) => setChosen({ ...chosen, page: next })}
        items={items}
        places={placesOn(page)}
        selected={chosen.item}
        onSelect={show}
      />
      <div className="flex min-h-0 flex-col border-line max-lg:border-t lg:border-l">
        <div role="status" className="text-sm text-ink-muted">
          {sheet?.isPending && <p className="px-3 pt-3">{t('figureReading')}</p>}
          {sheet?.data?.items.length === 0 && <p className="px-3 pt-3">{t('figureUnread')}</p>}
          {sheet?.isError && (
            <p className="flex flex-wrap items-center gap-2 px-3 pt-3">
              {t('figurePlacesError')}
              <Button size="sm" onClick={() => void sheet.refetch()}>
                {t('retryPlaces')}
              </Button>
            </p>
          )}
        </div>
        <div ref={rows} className="min-h-0 grow overflow-y-auto">
          <FigureRows
            items={items}
            selected={chosen.item}
            isPlaced={(one) => sheetOf(one) !== undefined}
            onSelect={show}
            sale={sale}
          />
        </div>
      </div>
    </div>
  )
}
