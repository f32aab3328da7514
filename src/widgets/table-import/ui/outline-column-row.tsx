import type { components } from '#contract/platform'
import { useText } from '@/shared/lib/i18n'
import { SelectField } from '@/shared/ui/select-field'
import { tableImportText } from '../text'
import { useFieldName } from './use-field-name'

type Schemas = components['schemas']

type OutlineColumnRowProps = {
  column: Schemas['OutlineColumn']
  fields: Schemas['TableOutline']['fields']
  /** The first values as they will be stored. */
  values: readonly { line: number; value: string | null }[]
  disabled: boolean
  onField: (field: string | null) => void
  onSign: (sign: Schemas['DecimalSign']) => void
}

/** What a column is read as, beside its first values. */
export function OutlineColumnRow({ column, fields, values, disabled, onField, onSign }: OutlineColumnRowProps) {
  const t = useText(tableImportText)
  const nameOf = useFieldName()
  const { heading, field, suggestion, recognized_by: recognizedBy, decimal_sign: sign } = column
  const named = heading === '' ? t('noHeading', { position: column.position + 1 }) : heading
  const hasSign = fields.some(({ name, has_decimal_sign }) => name === field && has_decimal_sign)
  return (
    <li className="grid gap-x-4 gap-y-2 border-line border-t pt-3 md:grid-cols-[minmax(8rem,12rem)_minmax(12rem,18rem)_1fr]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{named}</p>
        <p className="text-sm text-ink-muted">
          {field === null
            ? suggestion === null
              ? t('notRead')
              : t('mayMean', { field: nameOf(suggestion) })
            : t(`recognized_${recognizedBy ?? 'name'}`)}
        </p>
      </div>
      <div className="grid content-start gap-2">
        <SelectField
          label={t('readAs', { heading: named })}
          hideLabel
          value={field ?? ''}
          placeholder={t('nothing')}
          disabled={disabled}
          options={fields.map(({ name }) => ({ value: name, label: nameOf(name) }))}
          onChange={({ target }) => onField(target.value === '' ? null : target.value)}
        />
        {hasSign && (
          <SelectField
            label={t('signOf', { heading: named })}
            hideLabel
            value={sign ?? ''}
            disabled={disabled}
            options={[
              ...(sign === null ? [{ value: '', label: t('noSign') }] : []),
              { value: 'point', label: t('sign_point') },
              { value: 'comma', label: t('sign_comma') },
            ]}
            onChange={({ target }) => target.value !== '' && onSign(target.value === 'point' ? 'point' : 'comma')}
          />
        )}
      </div>
      {field !== null && (
        <ul aria-label={t('valuesOf', { heading: named })} className="flex min-w-0 flex-wrap content-start gap-2">
          {values.map(({ line, value }) => (
            <li key={line} className="max-w-full rounded bg-sunken px-2 py-1 text-sm wrap-anywhere">
              {value || '–'}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
