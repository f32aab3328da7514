import type { ComponentProps } from 'react'
import { cx } from '@/shared/lib/class-names'
import { controlClass, Field, type FieldProps, partFieldProps } from '../field'

type TextareaFieldProps = FieldProps & ComponentProps<'textarea'>

/** Grows with what is typed, up to half of the screen. */
export function TextareaField(props: TextareaFieldProps) {
  const { field, control: textarea } = partFieldProps(props)
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          rows={3}
          {...textarea}
          {...control}
          className={cx(controlClass, 'field-sizing-content max-h-[50dvh] min-h-20! resize-y px-3 py-2')}
        />
      )}
    </Field>
  )
}
