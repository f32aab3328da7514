import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Passage } from '@/entities/conversation'
import { type ManualAccess, pageImage } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { pagePartsQueries } from '../api/page-parts.queries'
import { clampPage } from '../model/clamp-page'
import { sellersOf } from '../model/page-seller'
import { scrollToMark } from '../model/scroll-to-mark'
import { usePageZoom } from '../model/use-page-zoom'
import { useTouch } from '../model/use-touch'
import { imageSizes, type Zoom } from '../model/zoom'
import { manualViewerText } from '../text'
import { PartsMenu } from './page-parts'
import { letter, PageSheet } from './page-sheet'
import { ViewerToolbar } from './viewer-toolbar'

type ManualPagesProps = {
  access: ManualAccess
  page: number
  /** The passages marked on this page; the first is scrolled into view. */
  passages: readonly Passage[]
  onPage: (page: number) => void
  onRenew: () => Promise<boolean>
}

export function ManualPages({ access, page: wanted, passages, onPage, onRenew }: ManualPagesProps) {
  const t = useText(manualViewerText)
  const pages = access.pages.length
  const page = clampPage(wanted, pages)
  const { data: sold } = useQuery(pagePartsQueries.of(access.id, page))
  const sellers = sellersOf(sold?.items ?? [])
  const desk = useRef<HTMLDivElement>(null)
  const [passage] = passages
  const pageKey = `${access.id} ${page}`
  const points = access.pages[page - 1]?.width ?? letter.width
  const { zoom, isPinched, choose, startPinch, pinch } = usePageZoom({ desk, pageKey, points, passage })
  const onSwipe = (to: 'next' | 'previous') => turnTo(page + (to === 'next' ? 1 : -1))
  const touch = useTouch({ desk, onPinchStart: startPinch, onPinch: pinch, onSwipe })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark is scrolled to again on another page and zoom, and below another bar
  useEffect(() => {
    if (!isPinched()) bringIntoView(desk.current, passage?.n)
  }, [passage?.n, pageKey, zoom, sellers.length])
  useEffect(() => prefetch(access, [page + 1, page - 1], zoom), [access, page, zoom])

  function turn(event: KeyboardEvent) {
    const to = { ArrowLeft: page - 1, ArrowRight: page + 1, Home: 1, End: pages }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turnTo(to)
  }

  function turnTo(to: number) {
    if (clampPage(to, pages) !== page) onPage(clampPage(to, pages))
  }

  return (
    <>
      <div className="border-b border-line px-4 py-3 print:hidden">
        <ViewerToolbar page={page} pages={pages} onPage={onPage} zoom={zoom} onZoom={choose} />
      </div>
      {sellers.length > 0 && (
        <div className="flex flex-wrap gap-2 border-b border-line px-4 py-2 print:hidden">
          {sellers.map((seller) => (
            <PartsMenu key={seller.sides.dealershipId} seller={seller} isOnly={sellers.length === 1} />
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a part of the page that scrolls by itself, for the keyboard too */}
      <div
        ref={desk}
        role="region"
        aria-label={t('pageAlt', { page, manual: access.display_name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls and turns pages here
        tabIndex={0}
        onKeyDown={turn}
        {...touch}
        className="relative min-h-0 grow touch-pan-x touch-pan-y overflow-auto bg-sunken p-4 -outline-offset-2"
      >
        <PageSheet
          key={pageKey}
          access={access}
          page={page}
          zoom={zoom}
          passages={passages}
          sellers={sellers}
          onRenew={onRenew}
        />
      </div>
    </>
  )
}

/** Scrolls the region alone, not the page around it, until all that is marked is in view, with its number. */
function bringIntoView(desk: HTMLElement | null, n: number | undefined) {
  if (!desk) return
  const marks = n === undefined ? [] : [...desk.querySelectorAll(`[data-passage="${n}"] span`)]
  if (marks.length === 0) {
    desk.scrollTo?.({ top: 0, left: 0 })
    return
  }
  const from = desk.getBoundingClientRect()
  const boxes = marks.map((mark) => mark.getBoundingClientRect())
  const rows = {
    start: desk.scrollTop - from.top + Math.min(...boxes.map(({ top }) => top)),
    end: desk.scrollTop - from.top + Math.max(...boxes.map(({ bottom }) => bottom)),
  }
  const columns = {
    start: desk.scrollLeft - from.left + Math.min(...boxes.map(({ left }) => left)),
    end: desk.scrollLeft - from.left + Math.max(...boxes.map(({ right }) => right)),
  }
  const centred = (1 - (columns.end - columns.start) / desk.clientWidth) / 2
  desk.scrollTo?.({
    top: scrollToMark(rows, desk.clientHeight, 1 / 3),
    left: scrollToMark(columns, desk.clientWidth, centred),
    behavior: 'smooth',
  })
}

/** Loads pages ahead. The returned function drops those that have not arrived, so that the server need not draw them. */
function prefetch(access: ManualAccess, pages: number[], zoom: Zoom) {
  const images = pages.flatMap((page) => {
    const size = access.pages[page - 1]
    if (!size) return []
    const image = new Image()
    image.sizes = imageSizes(zoom, size.width)
    image.srcset = pageImage(access.page_image_url, page).srcSet
    return [image]
  })
  return () => {
    for (const image of images) image.srcset = ''
  }
}
