import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type Tab = { id: string; label: string; count?: number; content: ReactNode }

type TabsProps = {
  /** What the tabs are about, read out before them. */
  label: string
  tabs: readonly Tab[]
  /** The open tab; owned by the caller, so that it can be part of the address. */
  value: string
  onChange: (id: string) => void
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line px-1 print:hidden">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className={
              'min-h-control shrink-0 border-b-2 border-transparent font-medium text-ink-muted transition-colors ' +
              'duration-150 -outline-offset-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink'
            }
          >
            {tab.label}
            {tab.count !== undefined && <span className="figures ml-1.5 text-sm text-ink-muted">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
