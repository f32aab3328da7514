import type { ComponentProps } from 'react'
import { useText } from '@/shared/lib/i18n'
import { TextField } from '@/shared/ui/text-field'
import { machineInstanceText } from '../text'

type Registered = Pick<ComponentProps<typeof TextField>, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>

type LastDoneFieldsProps = {
  doneOn: Registered
  hours: Registered
  /** False where it was said once for many tasks what they are for. */
  isExplained?: boolean
}

/** "Last done at": a machine with a past is not counted from the day on which its task was planned. */
export function LastDoneFields({ doneOn, hours, isExplained = true }: LastDoneFieldsProps) {
  const t = useText(machineInstanceText)
  return (
    <>
      <TextField label={t('lastDoneOn')} help={isExplained && t('lastDoneHelp')} optional type="date" {...doneOn} />
      <TextField label={t('lastDoneAt')} optional inputMode="decimal" autoComplete="off" {...hours} />
    </>
  )
}
