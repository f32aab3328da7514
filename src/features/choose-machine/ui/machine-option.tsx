import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Machine, MachineName, MachineStatusBadge } from '@/entities/machine'
import { cx } from '@/shared/lib/class-names'

type MachineOptionProps = { id: string; machine: Machine; selected: boolean; onSelect: () => void }

export function MachineOption({ id, machine, selected, onSelect }: MachineOptionProps) {
  const option = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (selected) option.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys and retains the focus
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onClick={onSelect}
      className={cx(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-sm border px-3 py-1.5',
        selected ? 'border-ink bg-accent-soft' : 'border-transparent hover:bg-hover',
      )}
    >
      <Check aria-hidden className={cx('size-5 shrink-0', !selected && 'invisible')} />
      <span className="min-w-0 grow">
        <span className="block truncate">
          <MachineName {...machine} />
        </span>
        <span className="block truncate text-sm text-ink-muted">{machine.type}</span>
      </span>
      <MachineStatusBadge status={machine.status} />
    </div>
  )
}
