import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '@/shared/lib/class-names'

type ListOptionProps = {
  id: string
  /** Whether the keyboard is at it. */
  isMarked: boolean
  onChoose: () => void
  children: ReactNode
}

/** One of the options of a list below a search field, which handles the keys and retains the focus. */
export function ListOption({ id, isMarked, onChoose, children }: ListOptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isMarked && option.current) showInList(option.current)
  }, [isMarked])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isMarked}
      tabIndex={-1}
      onClick={onChoose}
      // The field retains the focus, so that a list that closes with it stays open until the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      className={cx(
        'flex min-h-14 cursor-pointer items-center gap-3 rounded-sm border px-3 py-1.5',
        isMarked ? 'border-focus bg-hover' : 'border-transparent hover:bg-hover',
      )}
    >
      {children}
    </div>
  )
}

/** Scrolls the list alone: the page around it is about more. */
function showInList(option: HTMLElement): void {
  const list = option.closest('[role=listbox]')
  if (!list) return
  const [within, place] = [list.getBoundingClientRect(), option.getBoundingClientRect()]
  if (place.top < within.top) list.scrollTop -= within.top - place.top
  else if (place.bottom > within.bottom) list.scrollTop += place.bottom - within.bottom
}
