import { cx } from '@/shared/lib/class-names'

export type ButtonStyle = {
  /** `primary` is the one action of the screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'sm' | 'md' | 'lg' | 'icon' | 'icon-sm'
  /** As wide as its container. */
  full?: boolean
}

const base =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md border font-semibold text-balance ' +
  'sm:whitespace-nowrap select-none ' +
  'transition-colors duration-150 inactive:cursor-not-allowed inactive:border-disabled-line inactive:bg-disabled ' +
  'inactive:text-ink-subtle contrast:inactive:border-dashed aria-busy:cursor-progress print:hidden [&_svg]:shrink-0'

const variants = {
  primary: 'border-accent-line bg-accent text-accent-ink enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover',
  secondary: 'border-control-line bg-control text-ink enabled:hover:bg-control-hover [a&]:hover:bg-control-hover',
  quiet: 'border-transparent text-ink enabled:hover:bg-hover [a&]:hover:bg-hover',
  danger: 'border-transparent bg-danger-solid text-danger-solid-ink enabled:hover:brightness-110',
}

const sizes = {
  sm: 'min-h-control-sm px-3 text-sm [&_svg]:size-4',
  md: 'min-h-control px-4 text-sm [&_svg]:size-4.5',
  lg: 'min-h-14 px-6 text-lg [&_svg]:size-5',
  // It stays square where buttons share the width of a phone.
  icon: 'size-target max-w-(--target) [&_svg]:size-5',
  'icon-sm': 'size-target-sm [&_svg]:size-4.5',
}

/** The appearance of a button, for any element that acts as one. */
export function buttonClass({ variant = 'secondary', size = 'md', full = false }: ButtonStyle): string {
  return cx(base, variants[variant], sizes[size], full && 'w-full')
}
