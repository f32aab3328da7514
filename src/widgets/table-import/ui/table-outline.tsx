import type { components } from '#contract/platform'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { tableImportText } from '../text'
import { LeftOutRows } from './left-out-rows'
import { OutlineColumnRow } from './outline-column-row'

type Schemas = components['schemas']
type Outline = Schemas['TableOutline']
type Column = Schemas['OutlineColumn']

type TableOutlineProps = {
  outline: Outline
  /** Undefined where the columns can no longer be changed. */
  onMapping?: ((mapping: Schemas['TableMapping']) => void) | undefined
  pending: boolean
  /** Why the last change failed. */
  error: Error | null
}

/** How a table is read: what each column is taken for, beside its first rows as they will be stored. */
export function TableOutline({ outline, onMapping, pending, error }: TableOutlineProps) {
  const t = useText(tableImportText)
  const { sheet, separator, head_line: line, columns, preview, fields } = outline
  const ambiguous = columns.filter(({ is_ambiguous }) => is_ambiguous)
  const place = sheet === null ? t('readFromLine', { line }) : t('readFromSheet', { sheet, line })

  const change = (columns: readonly Column[], included = outline.included_lines) =>
    onMapping?.({
      columns: columns.map(({ position, field, decimal_sign }) => ({ position, field, decimal_sign })),
      included_lines: included,
    })
  /** A field belongs to one column: the one that had it is read as nothing. */
  const read = (changed: Column, field: string | null) =>
    change(
      columns.map((column) => {
        if (column.position === changed.position) return { ...column, field, decimal_sign: null }
        return field !== null && column.field === field ? { ...column, field: null } : column
      }),
    )
  const sign = (changed: Column, decimalSign: Column['decimal_sign']) =>
    change(
      columns.map((column) =>
        column.position === changed.position ? { ...column, decimal_sign: decimalSign } : column,
      ),
    )

  return (
    <Card title={t('outline')}>
      <p className="text-sm text-ink-muted">
        {place} {t(`separated_${separator}`)} {onMapping && t('outlineHelp')}
      </p>
      {ambiguous.map(({ position, heading }) => (
        <Callout key={position} tone="warning" title={t('ambiguousTitle', { heading })}>
          {t('ambiguousHelp')}
        </Callout>
      ))}
      <ul className="mt-3 grid gap-3" aria-label={t('outline')}>
        {columns.map((column, index) => (
          <OutlineColumnRow
            key={column.position}
            column={column}
            fields={fields}
            values={preview.map((row) => ({ line: row.line, value: row.values[index] ?? null }))}
            disabled={!onMapping || pending}
            onField={(field) => read(column, field)}
            onSign={(chosen) => sign(column, chosen)}
          />
        ))}
      </ul>
      <LeftOutRows
        outline={outline}
        disabled={!onMapping || pending}
        onIncluded={(included) => change(columns, included)}
      />
      {error && (
        <p role="alert" className="mt-2 font-medium text-danger-ink">
          {error.message}
        </p>
      )}
    </Card>
  )
}
