import type { components } from '#contract/platform'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { Checkbox } from '@/shared/ui/checkbox'
import { tableImportText } from '../text'

type DoubtfulNumbersProps = {
  column: components['schemas']['OutlineColumn']
  disabled: boolean
  onWritten: (isWritten: boolean) => void
}

/** Asks whether numbers that look as if a spreadsheet had damaged them are right. */
export function DoubtfulNumbers({ column, disabled, onWritten }: DoubtfulNumbersProps) {
  const t = useText(tableImportText)
  const { heading, doubtful_numbers: numbers = [], as_written: isWritten = false } = column
  if (numbers.length === 0) return null
  return (
    <Callout tone="warning" title={t('doubtfulTitle', { heading })} className="mt-3">
      <p className="wrap-anywhere">
        {t('doubtfulHelp', { numbers: numbers.join(', ') })} {t(isWritten ? 'doubtfulRead' : 'doubtfulRefused')}
      </p>
      <Checkbox
        label={t('asWritten')}
        checked={isWritten}
        disabled={disabled}
        onChange={({ target }) => onWritten(target.checked)}
      />
    </Callout>
  )
}
