import type { ComponentProps } from 'react'
import { useText } from '@/shared/lib/i18n'
import { DateField } from '@/shared/ui/date-field'
import { TextField } from '@/shared/ui/text-field'
import type { MeterUnit } from '../machine-instance'
import { machineInstanceText } from '../text'

type Registered<Control extends typeof TextField | typeof DateField> = Pick<
  ComponentProps<Control>,
  'name' | 'ref' | 'onChange' | 'onBlur' | 'error'
>

type LastDoneFieldsProps = {
  doneOn: Registered<typeof DateField>
  hours: Registered<typeof TextField>
  /** What the meter counts, where it is the task of a machine. */
  unit?: MeterUnit
  /** False where it was said once for many tasks what they are for, and that they may be left blank. */
  isExplained?: boolean
}

/** "Last done at": a machine with a past is not counted from the day on which its task was planned. */
export function LastDoneFields({ doneOn, hours, unit, isExplained = true }: LastDoneFieldsProps) {
  const t = useText(machineInstanceText)
  return (
    <>
      <DateField label={t('lastDoneOn')} help={isExplained && t('lastDoneHelp')} optional={isExplained} {...doneOn} />
      <TextField
        label={t(unit ? 'lastDoneAtMeter' : 'lastDoneAt')}
        optional={isExplained}
        suffix={unit && t(unit === 'km' ? 'kmSign' : 'hoursSign')}
        inputMode="decimal"
        autoComplete="off"
        {...hours}
      />
    </>
  )
}
