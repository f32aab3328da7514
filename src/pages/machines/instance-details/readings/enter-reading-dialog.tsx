import { newReadingLimits } from '#contract/platform-limits'
import { type MachineInstance, machineInstanceText, type Reading, useMeter } from '@/entities/machine-instance'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { readFigure } from '@/shared/lib/meter-figure'
import { Callout } from '@/shared/ui/callout'
import { Checkbox } from '@/shared/ui/checkbox'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { instanceDetailsText } from '../text'
import { useReadingForm } from './use-reading-form'

type EnterReadingDialogProps = {
  instance: MachineInstance
  /** The newest one that counts. */
  last: Reading | undefined
  onClose: () => void
}

export function EnterReadingDialog({ instance: { id, unit }, last, onClose }: EnterReadingDialogProps) {
  const t = useText(instanceDetailsText)
  const words = useText(machineInstanceText)
  const meter = useMeter()
  const moment = useDateTime()
  const form = useReadingForm(id, (due) => {
    toast.success(due.length > 0 ? t('savedDue', { tasks: due.join(', ') }) : t('readingSaved'))
    onClose()
  })
  const { register, errorOf, jump, typed } = form
  return (
    <FormDialog
      title={t('readingTitle')}
      description={last && t('last', { value: meter(last.value, unit), day: moment(last.taken_at) })}
      submit={jump ? t('confirm', { value: typed }) : t('saveReading')}
      form={form}
      onClose={onClose}
    >
      {jump && (
        <Callout tone="warning" announce>
          {jump}
        </Callout>
      )}
      <TextField
        label={t('readingValue')}
        help={t('valueHelp')}
        error={errorOf('value')}
        suffix={words(unit === 'km' ? 'kmSign' : 'hoursSign')}
        inputMode="decimal"
        autoComplete="off"
        required
        {...register('value', { validate: (value) => readFigure(value) !== undefined || t('valueWrong') })}
      />
      <TextField
        label={t('takenAt')}
        help={t('takenAtHelp')}
        optional
        error={errorOf('taken_at')}
        type="datetime-local"
        {...register('taken_at')}
      />
      <Checkbox label={t('replaced')} help={t('replacedHelp')} {...register('is_replacement')} />
      <TextField
        label={t('note')}
        optional
        error={errorOf('note')}
        maxLength={newReadingLimits.note.maxLength}
        {...register('note')}
      />
    </FormDialog>
  )
}
