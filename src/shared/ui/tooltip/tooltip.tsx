import { Slot } from 'radix-ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { TooltipBubble } from './tooltip-bubble'

type TooltipProps = {
  /** A short text that helps but is never needed: touch does not see it. Undefined where there is none at the moment. */
  text: string | undefined
  /** The control that it belongs to. */
  children: ReactNode
  defaultOpen?: boolean
}

const delayMs = 400
/** Long enough to move the pointer from the control to its text. */
const graceMs = 150

/**
 * Written by hand, because every page has one: Radix's brings its positioning library, which is larger than the rest of
 * the layout.
 */
export function Tooltip({ text, children, defaultOpen = false }: TooltipProps) {
  const id = useId()
  const control = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)
  const [isWanted, setIsOpen] = useState(defaultOpen)
  const isOpen = isWanted && text !== undefined
  const set = (open: boolean, ms = 0) => {
    clearTimeout(timer.current)
    if (ms > 0) timer.current = setTimeout(() => setIsOpen(open), ms)
    else setIsOpen(open)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <>
      <Slot.Root
        ref={control}
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && set(true, delayMs)}
        onPointerLeave={() => set(false, graceMs)}
        onPointerDown={() => {
          isPressed.current = true
          set(false)
        }}
        // A press gives the focus, too, and then the text would only be in the way.
        onFocus={() => !isPressed.current && set(true)}
        onBlur={() => set(false)}
        onClick={() => {
          isPressed.current = false
          set(false)
        }}
      >
        {children}
      </Slot.Root>
      {isOpen &&
        createPortal(
          <TooltipBubble
            id={id}
            control={control}
            onEnter={() => set(true)}
            onLeave={() => set(false, graceMs)}
            onDismiss={() => set(false)}
          >
            {text}
          </TooltipBubble>,
          document.body,
        )}
    </>
  )
}
