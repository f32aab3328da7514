import { productName } from '@/shared/config'
import { cx } from '@/shared/lib/class-names'

type BrandMarkProps = {
  /** `sign`: the sign alone, where there is no room; the name is still read out. */
  size?: 'sign' | 'md' | 'lg'
}

/** The sign and the product's name beside it. */
export function BrandMark({ size = 'md' }: BrandMarkProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5 font-bold', size === 'lg' ? 'text-2xl' : 'text-lg')}>
      <svg aria-hidden viewBox="0 0 32 32" className={cx('shrink-0', size === 'lg' ? 'size-10' : 'size-7')}>
        <rect width="32" height="32" rx="8" className="fill-accent" />
        <path
          d="M8 7l8 10v8M24 7l-8 10"
          className="fill-none stroke-accent-ink stroke-4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={cx(size === 'sign' && 'sr-only')}>{productName}</span>
    </span>
  )
}
