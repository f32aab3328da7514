import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from '@/shared/lib/class-names'
import { type ButtonLook, buttonClass } from '../button'

type LinkButtonProps = ComponentProps<'a'> &
  ButtonLook & {
    /** Puts the look on the one child, such as the router's Link, instead of on an `<a>`. */
    asChild?: boolean
  }

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ variant, size, full, asChild = false, className, ...link }: LinkButtonProps) {
  const Component = asChild ? Slot.Root : 'a'
  return <Component {...link} className={cx(buttonClass({ variant, size, full }), className)} />
}
