import { Command } from 'cmdk'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type PaletteItem = {
  /** Of its own in the whole palette. */
  key: string
  label: string
  /** Distinguishes it from others with the same name. */
  detail?: ReactNode
  onSelect: () => void
}

type PaletteGroupProps = { heading: string; icon: LucideIcon; items: readonly PaletteItem[] }

/** What belongs together, under its heading; nothing where there is nothing. */
export function PaletteGroup({ heading, icon: Icon, items }: PaletteGroupProps) {
  if (items.length === 0) return null
  return (
    <Command.Group
      heading={<p className="px-3 pb-1 text-sm font-semibold text-ink-muted">{heading}</p>}
      className="p-2"
    >
      {items.map(({ key, label, detail, onSelect }) => (
        <Command.Item
          key={key}
          value={key}
          onSelect={onSelect}
          className="flex min-h-control cursor-pointer items-center gap-3 rounded-sm border border-transparent px-3 py-1 data-[selected=true]:border-focus data-[selected=true]:bg-hover"
        >
          <Icon aria-hidden className="size-4 shrink-0 text-ink-muted" />
          <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 grow wrap-anywhere">{label}</span>
            {detail && (
              <>
                {' '}
                <span className="max-w-full min-w-0 truncate text-sm text-ink-muted">{detail}</span>
              </>
            )}
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}
