import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placeBeside } from './place-beside'

type TooltipBubbleProps = {
  id: string
  control: RefObject<HTMLElement | null>
  onEnter: () => void
  onLeave: () => void
  onDismiss: () => void
  children: ReactNode
}

/** The text beside its control. Escape dismisses it, and it stays while the pointer is on it (WCAG 2.2, 1.4.13). */
export function TooltipBubble({ id, control, onEnter, onLeave, onDismiss, children }: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number }>()
  useLayoutEffect(() => {
    if (!control.current || !bubble.current) return
    const { clientWidth: width } = document.documentElement
    setPlace(placeBeside(control.current.getBoundingClientRect(), bubble.current.getBoundingClientRect(), width))
  }, [control])
  useEffect(() => {
    const dismissByKey = ({ key }: KeyboardEvent) => key === 'Escape' && onDismiss()
    window.addEventListener('keydown', dismissByKey)
    // The control moves away from under it.
    window.addEventListener('scroll', onDismiss, { capture: true })
    return () => {
      window.removeEventListener('keydown', dismissByKey)
      window.removeEventListener('scroll', onDismiss, { capture: true })
    }
  })
  return (
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      style={place ?? { left: 0, top: 0 }}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="fixed z-50 w-max max-w-72 animate-fade-in rounded-md bg-solid px-3 py-1.5 text-sm text-solid-ink shadow-float"
    >
      {children}
    </div>
  )
}
