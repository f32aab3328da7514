import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'

type PrintAloneProps = {
  children: ReactNode
  /** The browser has taken it, or the person changed their mind. */
  onDone: () => void
}

/** Prints its children and nothing else of the page. Render it when they are to be printed. */
export function PrintAlone({ children, onDone }: PrintAloneProps) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [])
  return createPortal(
    <div data-print-alone className="hidden print:block">
      {children}
    </div>,
    document.body,
  )
}
