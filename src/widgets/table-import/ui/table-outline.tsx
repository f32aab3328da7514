import type { components } from '#contract/platform'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { tableImportText } from '../text'
import { DoubtfulNumbers } from './doubtful-numbers'
import { LeftOutRows } from './left-out-rows'
import { OutlineColumnRow } from './outline-column-row'
import { SheetChoice } from './sheet-choice'

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
  const { sheet, sheets = [], separator, head_line: line, columns, preview, fields } = outline
  const ambiguous = columns.filter(({ is_ambiguous }) => is_ambiguous)
  const place = sheet === null ? t('readFromLine', { line }) : t('readFromSheet', { sheet, line })

  const change = (columns: readonly Column[], included = outline.included_lines) =>
    onMapping?.({
      columns: columns.map(({ position, field, decimal_sign, as_written }) => ({
        ...{ position, field, decimal_sign },
        ...(as_written && { as_written }),
      })),
      included_lines: included,
      ...(sheets.length > 1 && { sheet }),
    })
  /** A field belongs to one column: the one that had it is read as nothing. */
  const read = (changed: Column, field: string | null) =>
    change(
      columns.map((column) => {
        if (column.position === changed.position) return { ...column, field, decimal_sign: null, as_written: false }
        return field !== null && column.field === field ? { ...column, field: null } : column
      }),
    )
  const choose = ({ position }: Column, choice: Partial<Pick<Column, 'decimal_sign' | 'as_written'>>) =>
    change(columns.map((column) => (column.position === position ? { ...column, ...choice } : column)))

  return (
    <Card title={t('outline')}>
      <p className="text-sm text-ink-muted">
        {place} {t(`separated_${separator}`)} {onMapping && t('outlineHelp')}
      </p>
      {sheet !== null && sheets.length > 1 && (
        <SheetChoice
          sheet={sheet}
          sheets={sheets}
          disabled={!onMapping || pending}
          onSheet={(chosen) => onMapping?.({ columns: [], included_lines: [], sheet: chosen })}
        />
      )}
      {ambiguous.map(({ position, heading }) => (
        <Callout key={position} tone="warning" title={t('ambiguousTitle', { heading })} className="mt-3">
          {t('ambiguousHelp')}
        </Callout>
      ))}
      {columns.map((column) => (
        <DoubtfulNumbers
          key={column.position}
          column={column}
          disabled={!onMapping || pending}
          onWritten={(isWritten) => choose(column, { as_written: isWritten })}
        />
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
            onSign={(chosen) => choose(column, { decimal_sign: chosen })}
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
