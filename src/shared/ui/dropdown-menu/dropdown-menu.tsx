import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { cx } from '@/shared/lib/class-names'

export type MenuAction = {
  label: string
  icon?: ReactNode
  onSelect: () => void
  disabled?: boolean
  /** Deletes or ends something; set apart by colour and by a line above it. */
  destructive?: boolean
}

type DropdownMenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  actions: readonly MenuAction[]
  align?: 'start' | 'end'
}

/** A button's menu. An action runs once the focus is back on the button, so that a dialog returns the focus there. */
export function DropdownMenu({ trigger, actions, align = 'end' }: DropdownMenuProps) {
  const chosen = useRef<() => void>(undefined)
  const actOnChoice = () => {
    if (chosen.current) queueMicrotask(chosen.current)
    chosen.current = undefined
  }
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={actOnChoice}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-48 animate-fade-in overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-float"
        >
          {actions.map((action) => (
            <MenuItem
              key={action.label}
              {...action}
              onSelect={() => {
                chosen.current = action.onSelect
              }}
            />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function MenuItem({ label, icon, onSelect, disabled, destructive }: MenuAction) {
  return (
    <>
      {destructive && <Radix.Separator className="my-1 h-px bg-line" />}
      <Radix.Item
        disabled={disabled}
        onSelect={onSelect}
        className={cx(
          'flex min-h-control cursor-pointer items-center gap-2.5 rounded-sm px-3 py-1 text-sm outline-none [&_svg]:size-4 [&_svg]:shrink-0',
          'data-disabled:cursor-not-allowed data-disabled:text-ink-subtle data-highlighted:bg-hover',
          destructive && 'text-danger-ink',
        )}
      >
        {icon}
        {label}
      </Radix.Item>
    </>
  )
}
