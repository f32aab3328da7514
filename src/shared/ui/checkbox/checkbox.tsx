import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '@/shared/lib/class-names'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; help?: ReactNode }

export function Checkbox({ label, help, className, ...input }: CheckboxProps) {
  const helpId = useId()
  return (
    <div className={cx('grid', className)}>
      <label className="flex min-h-control cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-muted">
        <input type="checkbox" {...input} aria-describedby={help ? helpId : undefined} className="size-5 shrink-0" />
        {label}
      </label>
      {help && (
        <p id={helpId} className="-mt-1 pl-8 text-sm text-ink-muted">
          {help}
        </p>
      )}
    </div>
  )
}
