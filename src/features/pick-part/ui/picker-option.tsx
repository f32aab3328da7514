import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '@/shared/lib/class-names'

type PickerOptionProps = { id: string; active: boolean; onPick: () => void; children: ReactNode }

export function PickerOption({ id, active, onPick, children }: PickerOptionProps) {
  const option = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys and retains the focus
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onClick={onPick}
      // The field retains the focus, so that the list stays open until the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      className={cx('flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5', active && 'bg-hover')}
    >
      {children}
    </div>
  )
}
