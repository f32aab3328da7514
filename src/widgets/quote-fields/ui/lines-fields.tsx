import type { ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { RetainedFocus } from '@/shared/ui/retained-focus'
import { type AskedLine, emptyLine } from '../model/asked-line'
import { quoteFieldsText } from '../text'
import { LineFields } from './line-fields'

type LinesFieldsProps = {
  /** Where articles of a catalogue are picked; it gets the function that adds a line. */
  pickers?: (add: (line: Partial<AskedLine>) => void) => ReactNode
}

/** The lines of a quote in a form that has `lines` and is provided by `FormProvider`. */
export function LinesFields({ pickers }: LinesFieldsProps) {
  const t = useText(quoteFieldsText)
  const { control, formState } = useFormContext<{ lines: AskedLine[] }>()
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'lines',
    rules: { validate: (lines) => lines.length > 0 || t('noLines') },
  })
  const add = (line: Partial<AskedLine>) => append({ ...emptyLine, ...line }, { shouldFocus: false })
  const error = formState.errors.lines?.root?.message
  return (
    <>
      {pickers?.(add)}
      <RetainedFocus label={t('lines')}>
        <ol aria-label={t('lines')} className="grid gap-4 empty:hidden">
          {fields.map((field, index) => (
            <LineFields key={field.id} line={field} index={index} onRemove={() => remove(index)} />
          ))}
        </ol>
      </RetainedFocus>
      {error && (
        <p role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      )}
      <div>
        <Button onClick={() => add({})}>{t('addText')}</Button>
      </div>
    </>
  )
}
