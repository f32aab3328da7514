import type { ComponentProps } from 'react'
import { useText } from '@/shared/lib/i18n'
import { TextField } from '@/shared/ui/text-field'
import { machineInstanceText } from '../text'

type Registered = Pick<ComponentProps<typeof TextField>, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>

/** "Last done at": a machine with a past is not counted from the day on which its task was planned. */
export function LastDoneFields({ doneOn, hours }: { doneOn: Registered; hours: Registered }) {
  const t = useText(machineInstanceText)
  return (
    <>
      <TextField label={t('lastDoneOn')} help={t('lastDoneHelp')} optional type="date" {...doneOn} />
      <TextField label={t('lastDoneAt')} optional inputMode="decimal" autoComplete="off" {...hours} />
    </>
  )
}
