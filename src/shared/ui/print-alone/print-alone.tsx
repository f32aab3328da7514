import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'

type PrintAloneProps = {
  children: ReactNode
  /** The browser has taken it, or the person changed their mind. */
  onDone: () => void
}

/** Prints its children, with their images, and nothing else of the page. Render it when they are to be printed. */
export function PrintAlone({ children, onDone }: PrintAloneProps) {
  const printed = useRef<HTMLDivElement>(null)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    let isLeft = false
    const print = () => {
      if (!isLeft) window.print()
    }
    window.addEventListener('afterprint', done)
    const loading = [...(printed.current?.querySelectorAll('img') ?? [])].filter(({ complete }) => !complete)
    if (loading.length === 0) print()
    else void Promise.all(loading.map(settled)).then(print)
    return () => {
      isLeft = true
      window.removeEventListener('afterprint', done)
    }
  }, [])
  return createPortal(
    <div ref={printed} data-print-alone className="hidden print:block">
      {children}
    </div>,
    document.body,
  )
}

/** One that cannot be loaded is left out rather than waited for. */
const settled = (image: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    image.addEventListener('load', () => resolve())
    image.addEventListener('error', () => resolve())
  })
