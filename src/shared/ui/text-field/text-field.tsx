import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/shared/lib/class-names'
import { controlClass, Field, type FieldProps, partFieldProps } from '../field'

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'size'> & {
    /** A unit or a button inside the control's right edge. */
    suffix?: ReactNode
    /** `lg` for the one figure that a portal page asks for. */
    size?: 'md' | 'lg'
  }

const sizes = { md: 'pl-3', lg: 'figures h-20 pl-4 text-3xl font-bold' }

export function TextField({ suffix, size = 'md', ...props }: TextFieldProps) {
  const { field, control: input } = partFieldProps(props)
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative flex items-center">
          <input
            type="text"
            {...input}
            {...control}
            className={cx(controlClass, sizes[size], suffix ? 'pr-12' : 'pr-3')}
          />
          {suffix && (
            <span
              className={cx('absolute right-1 flex min-w-10 justify-center text-ink-muted', size === 'lg' && 'text-xl')}
            >
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
