import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from '@/shared/lib/class-names'
import { type ButtonStyle, buttonClass } from '../button'

type LinkButtonProps = ComponentProps<'a'> &
  ButtonStyle & {
    /** Applies the styles to the only child, such as the router's Link, instead of an `<a>`. */
    asChild?: boolean
  }

/** A link styled as a button: it navigates and has no other effect. */
export function LinkButton({ variant, size, full, asChild = false, className, ...link }: LinkButtonProps) {
  const Component = asChild ? Slot.Root : 'a'
  return <Component {...link} className={cx(buttonClass({ variant, size, full }), className)} />
}
