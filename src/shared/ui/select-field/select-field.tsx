import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '@/shared/lib/class-names'
import { controlClass, Field, type FieldProps, partFieldProps } from '../field'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly SelectOption[]
    /** Shown while nothing is chosen. */
    placeholder?: string
  }

/** The device's own list: on a phone that is the one that people know, and it needs no hover. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { field, control: select } = partFieldProps(props)
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative flex items-center">
          <select {...select} {...control} className={cx(controlClass, 'appearance-none truncate pr-10 pl-3')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute right-3 size-4 text-ink-muted" />
        </span>
      )}
    </Field>
  )
}
