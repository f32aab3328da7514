import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

const itemClass =
  'flex min-h-control-sm cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm outline-none [&_svg]:size-4 ' +
  'data-disabled:cursor-not-allowed data-disabled:text-ink-subtle data-highlighted:bg-hover'

type MenuProps = { trigger: ReactNode; children: ReactNode; onCloseAutoFocus?: () => void }

/** A menu of choices that stays open while one chooses. */
export function Menu({ trigger, children, onCloseAutoFocus }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-56 animate-fade-in overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.Group aria-label={label}>
      <Radix.Label className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-muted">{label}</Radix.Label>
      {children}
    </Radix.Group>
  )
}

type MenuChoiceProps = { label: string; checked: boolean; onChoose: () => void; staysOpen?: boolean }

export function MenuChoice({ label, checked, onChoose, staysOpen = false }: MenuChoiceProps) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      onSelect={(event) => {
        if (staysOpen) event.preventDefault()
        onChoose()
      }}
      className={itemClass}
    >
      <span className="size-4">
        <Radix.ItemIndicator>
          <Check aria-hidden />
        </Radix.ItemIndicator>
      </span>
      {label}
    </Radix.CheckboxItem>
  )
}

export function MenuItem({ label, onChoose }: { label: string; onChoose: () => void }) {
  return (
    <Radix.Item onSelect={onChoose} className={itemClass}>
      <span className="size-4" />
      {label}
    </Radix.Item>
  )
}

export const MenuNote = ({ children }: { children: ReactNode }) => (
  <p className="px-3 py-2 text-sm text-ink-muted">{children}</p>
)

export const MenuLine = () => <Radix.Separator className="my-1 h-px bg-line" />
