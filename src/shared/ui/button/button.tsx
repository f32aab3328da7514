import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/shared/lib/class-names'
import { Spinner } from '../spinner'
import { type ButtonStyle, buttonClass } from './button-class'

export type ButtonProps = Omit<ComponentProps<'button'>, 'aria-busy'> &
  ButtonStyle & {
    icon?: ReactNode
    /** The action is still running; the button does not change its width or lose the focus. */
    pending?: boolean
  }

export function Button({ variant, size, full, icon, pending = false, className, children, ...rest }: ButtonProps) {
  const { onClick, type = 'button', ...button } = rest
  return (
    <button
      {...button}
      type={pending ? 'button' : type}
      onClick={pending ? undefined : onClick}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      className={cx(buttonClass({ variant, size, full }), 'relative', className)}
    >
      {pending && <Spinner className="absolute" />}
      <span className={cx('inline-flex items-center gap-2', pending && 'opacity-0')}>
        {icon}
        {children}
      </span>
    </button>
  )
}
