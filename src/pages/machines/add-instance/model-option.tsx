import { useEffect, useRef } from 'react'
import { MachineDrawing, MachineName } from '@/entities/machine'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { addInstanceText } from './text'
import type { ModelChoice } from './use-model-search'

type ModelOptionProps = {
  id: string
  choice: ModelChoice
  /** Whether the keyboard is at it. */
  isMarked: boolean
  onChoose: () => void
}

export function ModelOption({ id, choice: { model, serialNumber }, isMarked, onChoose }: ModelOptionProps) {
  const t = useText(addInstanceText)
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // `block` alone would also scroll the page, which is about more than the list.
    const list = option.current?.parentElement
    if (isMarked && list && option.current) list.scrollTop = visibleFrom(list, option.current)
  }, [isMarked])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys and retains the focus
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isMarked}
      tabIndex={-1}
      onClick={onChoose}
      className={cx(
        'flex min-h-14 cursor-pointer items-center gap-3 rounded-sm border px-3 py-1.5',
        isMarked ? 'border-ink bg-accent-soft' : 'border-transparent hover:bg-hover',
      )}
    >
      <MachineDrawing type={model.type} className="w-12 text-ink-muted" />
      <span className="min-w-0 grow">
        <span className="block wrap-anywhere">
          <MachineName {...model} />
        </span>{' '}
        <span className="figures block text-sm wrap-anywhere text-ink-muted">
          {model.type}
          {serialNumber && ` · ${t('serialOf', { serial: serialNumber })}`}
        </span>
      </span>
    </div>
  )
}

/** How far a list has to be scrolled for an option to be visible. */
function visibleFrom(list: HTMLElement, option: HTMLElement): number {
  const top = option.offsetTop - list.offsetTop
  return Math.min(Math.max(list.scrollTop, top + option.offsetHeight - list.clientHeight), top)
}
