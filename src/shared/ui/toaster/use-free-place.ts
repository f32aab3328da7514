import { type RefObject, useLayoutEffect } from 'react'
import { freePlace, type Taken } from './free-place'

const controls = 'a[href], button, input, select, textarea, summary'

/**
 * Keeps what is laid over the page off what is used: the controls in sight, or those of the dialog that is open.
 * @param shown looks for another place whenever it changes
 */
export function useFreePlace(laid: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  useLayoutEffect(() => {
    const element = laid.current
    const root = document.documentElement
    if (!element || shown.length === 0) return undefined
    const move = () => {
      const { width, height } = element.getBoundingClientRect()
      // On a phone, a dialog leaves so much room above it.
      root.style.setProperty('--toast-room', `${height}px`)
      const place = freePlace({ width, height }, { width: innerWidth, height: innerHeight }, controlsInSight(element))
      element.style.inset = `${place.top}px auto auto ${place.left}px`
    }
    let frame = 0
    const moveSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(move)
    }
    move()
    // What was done may change the page afterwards, such as close a dialog.
    const changes = new MutationObserver(moveSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', move)
    document.addEventListener('scrollend', move, true)
    return () => {
      cancelAnimationFrame(frame)
      root.style.removeProperty('--toast-room')
      changes.disconnect()
      removeEventListener('resize', move)
      document.removeEventListener('scrollend', move, true)
    }
  }, [laid, shown])
}

function controlsInSight(laid: HTMLElement): Taken[] {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
  return [...(dialog ?? document).querySelectorAll(controls)]
    .filter((control) => !laid.contains(control))
    .flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const isInSight = width > 1 && top < innerHeight && top + height > 0 && control.checkVisibility()
      return isInSight ? [{ left, top, width, height, isPinned: isPinned(control) }] : []
    })
}

function isPinned(element: Element | null): boolean {
  if (!element) return document.documentElement.scrollHeight <= innerHeight
  const { position, overflowY } = getComputedStyle(element)
  if (position === 'fixed' || position === 'sticky') return true
  const scrolls = (overflowY === 'auto' || overflowY === 'scroll') && element.scrollHeight > element.clientHeight
  return !scrolls && isPinned(element.parentElement)
}
