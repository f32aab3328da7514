import { useText } from '@/shared/lib/i18n'
import { SelectField } from '@/shared/ui/select-field'
import { tableImportText } from '../text'

type SheetChoiceProps = {
  /** The one that is read. */
  sheet: string
  sheets: readonly string[]
  disabled: boolean
  onSheet: (sheet: string) => void
}

/** Which sheet of a workbook is read; the others are not. */
export function SheetChoice({ sheet, sheets, disabled, onSheet }: SheetChoiceProps) {
  const t = useText(tableImportText)
  return (
    <div className="mt-3 max-w-sm">
      <SelectField
        label={t('sheet')}
        help={t('sheetHelp', { sheets: sheets.filter((one) => one !== sheet).join(', ') })}
        value={sheet}
        disabled={disabled}
        options={sheets.map((name) => ({ value: name, label: name }))}
        onChange={({ target }) => onSheet(target.value)}
      />
    </div>
  )
}
