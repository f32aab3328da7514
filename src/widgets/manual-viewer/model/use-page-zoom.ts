import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Passage } from '@/entities/conversation'
import { useMediaQuery } from '@/shared/lib/media-query'
import { printedWidth, readingZoom, withinLimits, type Zoom } from './zoom'

/** Below the `sm` step of the styles. */
const phone = '(width < 40rem)'

interface ZoomedPage {
  desk: RefObject<HTMLElement | null>
  /** Changes with the page. */
  pageKey: string
  /** The width of the page. */
  points: number
  /** The first that is marked on the page. */
  passage: Passage | undefined
}

/**
 * How large a page is shown. On a phone it begins at a size at which the marked passage can be read, until the reader
 * chooses another one; a pinch leaves the point between the fingers where it is.
 */
export function usePageZoom({ desk, pageKey, points, passage }: ZoomedPage) {
  const isPhone = useMediaQuery(phone)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const isChosen = useRef(false)
  const pinched = useRef({ from: 1, isLast: false })
  const anchor = useRef<{ x: number; y: number; left: number; top: number }>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or passage is zoomed to again
  useLayoutEffect(() => {
    if (!isPhone || isChosen.current || !passage || !desk.current) return
    setZoom(readingZoom(desk.current.clientWidth, points, passage.boxes))
  }, [isPhone, pageKey, passage?.n])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the size has changed
  useLayoutEffect(() => {
    const at = anchor.current
    anchor.current = undefined
    if (at && desk.current) {
      const { scrollWidth, scrollHeight } = desk.current
      desk.current.scrollTo?.({ left: at.left * scrollWidth - at.x, top: at.top * scrollHeight - at.y })
    }
  }, [zoom])

  const shownShare = () => {
    const sheet = desk.current?.querySelector('figure')
    return sheet ? sheet.getBoundingClientRect().width / printedWidth(points) : 1
  }

  return {
    zoom,
    /** Whether the reader's fingers have made the size, so that the page stays where they leave it. */
    isPinched: () => pinched.current.isLast,
    choose(chosen: Zoom) {
      isChosen.current = true
      pinched.current.isLast = false
      setZoom(chosen)
    },
    startPinch() {
      pinched.current = { from: shownShare(), isLast: true }
    },
    pinch(factor: number, around: { x: number; y: number }) {
      const at = desk.current
      if (!at) return
      isChosen.current = true
      anchor.current = {
        ...around,
        left: (at.scrollLeft + around.x) / at.scrollWidth,
        top: (at.scrollTop + around.y) / at.scrollHeight,
      }
      setZoom(withinLimits(pinched.current.from * factor))
    },
  }
}
