import type { ReactNode } from 'react'

type CountMarkProps = { count: number; icon: ReactNode }

/** More than this says nothing more, and would not fit. */
const MAX_COUNT = 99

/** An icon of the top bar with how many there are at its corner, beside it rather than on it. The label says it too. */
export function CountMark({ count, icon }: CountMarkProps) {
  return (
    <span aria-hidden className="relative">
      {icon}
      {count > 0 && (
        <span className="figures absolute -top-2.5 left-3 h-4.5 min-w-4.5 rounded-full bg-solid px-1 text-center text-mark font-semibold text-solid-ink ring-2 ring-surface">
          {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
        </span>
      )}
    </span>
  )
}
