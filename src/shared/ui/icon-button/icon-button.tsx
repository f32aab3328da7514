import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/shared/lib/class-names'
import { buttonClass } from '../button'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, for those who cannot see the icon. */
  label: string
  icon: ReactNode
  variant?: 'secondary' | 'quiet'
  size?: 'sm' | 'md'
}

export function IconButton({ label, icon, variant = 'quiet', size = 'md', className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...button}
      className={cx(buttonClass({ variant, size: size === 'sm' ? 'icon-sm' : 'icon' }), className)}
    >
      {icon}
    </button>
  )
}
