import type { components } from '#contract/platform'
import { useText } from '@/shared/lib/i18n'
import { Checkbox } from '@/shared/ui/checkbox'
import { tableImportText } from '../text'

type LeftOutRowsProps = {
  outline: components['schemas']['TableOutline']
  disabled: boolean
  onIncluded: (lines: number[]) => void
}

/** Rows such as totals, notes and repeated heads, which are left out unless they are ticked. */
export function LeftOutRows({ outline, disabled, onIncluded }: LeftOutRowsProps) {
  const t = useText(tableImportText)
  const { left_out: rows, left_out_count: count, included_lines: included } = outline
  if (count === 0) return null
  return (
    <fieldset className="mt-4 border-line border-t pt-3">
      <legend className="sr-only">{t('leftOut', { count })}</legend>
      <p className="font-medium">{t('leftOut', { count })}</p>
      <p className="text-sm text-ink-muted">{t('leftOutHelp')}</p>
      <ul className="mt-2 grid gap-1">
        {rows.map(({ line, why, text }) => (
          <li key={line}>
            <Checkbox
              label={t('leftOutRow', { line, why: t(`why_${why}`), text })}
              checked={included.includes(line)}
              disabled={disabled}
              onChange={({ target }) =>
                onIncluded(target.checked ? [...included, line] : included.filter((one) => one !== line))
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
