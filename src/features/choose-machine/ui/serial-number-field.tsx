import { questionLimits } from '#contract/assistants-limits'
import { type Machine, serialRanges, useSerialRange } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { TextField } from '@/shared/ui/text-field'
import { chooseMachineText } from '../text'

type SerialNumberFieldProps = { machine: Machine; value: string; onChange: (serialNumber: string) => void }

/** The serial number that is asked about, with the ranges that the machine is known in. */
export function SerialNumberField({ machine, value, onChange }: SerialNumberFieldProps) {
  const t = useText(chooseMachineText)
  const write = useSerialRange()
  const ranges = serialRanges(machine).map(write).join(', ')
  return (
    <TextField
      label={t('serial')}
      optional
      help={`${t('serialHelp')}${ranges && ` ${t('serialRange', { model: machine.model, ranges })}`}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      maxLength={questionLimits.serial_number.maxLength}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
    />
  )
}
