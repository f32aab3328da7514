import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type TooltipProps = {
  /** A short text that helps but is never needed: touch does not see it. */
  text: string
  /** The control that it belongs to. */
  children: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  defaultOpen?: boolean
}

export function Tooltip({ text, children, side = 'top', defaultOpen }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-fade-in rounded-md bg-solid px-3 py-1.5 text-sm text-solid-ink shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
