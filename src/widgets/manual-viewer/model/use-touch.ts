import { type RefObject, type TouchEvent, useRef } from 'react'

type Finger = Pick<Touch, 'clientX' | 'clientY'>

interface TouchOptions {
  desk: RefObject<HTMLElement | null>
  /** Two fingers moved apart, or together: by what factor since they were put down, and around which point of the desk. */
  onPinch: (factor: number, around: { x: number; y: number }) => void
  onPinchStart: () => void
  /** One finger moved sideways, where there was nothing to scroll to. */
  onSwipe: (to: 'next' | 'previous') => void
}

/** How far a finger moves for a swipe, in CSS pixels. */
const SWIPE_PX = 60

const distanceBetween = (one: Finger, other: Finger) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

/** What fingers do to a page: pinch and swipe. Scrolling is left to the browser (`touch-action: pan-x pan-y`). */
export function useTouch({ desk, onPinch, onPinchStart, onSwipe }: TouchOptions) {
  const pinch = useRef<number>(undefined)
  const swipe = useRef<{ x: number; y: number; scrollLeft: number }>(undefined)

  return {
    onTouchStart({ touches }: TouchEvent) {
      const { 0: first, 1: second } = touches
      const scrollLeft = desk.current?.scrollLeft ?? 0
      swipe.current = first && !second ? { x: first.clientX, y: first.clientY, scrollLeft } : undefined
      pinch.current = first && second ? distanceBetween(first, second) : undefined
      if (second) onPinchStart()
    },

    onTouchMove({ touches }: TouchEvent) {
      const { 0: one, 1: other } = touches
      const from = desk.current?.getBoundingClientRect()
      if (!pinch.current || !one || !other || !from) return
      const around = {
        x: (one.clientX + other.clientX) / 2 - from.left,
        y: (one.clientY + other.clientY) / 2 - from.top,
      }
      onPinch(distanceBetween(one, other) / pinch.current, around)
    },

    onTouchEnd({ changedTouches: { 0: finger } }: TouchEvent) {
      const from = swipe.current
      swipe.current = undefined
      pinch.current = undefined
      if (!from || !finger || desk.current?.scrollLeft !== from.scrollLeft) return
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y]
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return
      onSwipe(x < 0 ? 'next' : 'previous')
    },
  }
}
