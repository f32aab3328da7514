import { newServiceKitLimits } from '#contract/platform-limits'
import type { ServiceKit } from '@/entities/service-kit'
import { useText } from '@/shared/lib/i18n'
import { isWholeOrEmpty } from '@/shared/lib/whole-number'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { machineDetailsText } from '../text'
import { ChangedKit } from './changed-kit'
import { PartRows } from './part-rows'
import { type KitPlace, useKitForm } from './use-kit-form'

type KitDialogProps = KitPlace & {
  /** The one to change; a new one is put together without. */
  kit?: ServiceKit
  onClose: () => void
}

/** A bundle of catalogue parts, tied to a model and an interval. */
export function KitDialog({ kit, machineId, dealershipId, onClose }: KitDialogProps) {
  const t = useText(machineDetailsText)
  const form = useKitForm(kit, { machineId, dealershipId }, ({ name }) => {
    toast.success(t('saved', { name }))
    onClose()
  })
  const { register, errorOf } = form
  return (
    <FormDialog
      title={kit ? t('editTitle', { name: kit.name }) : t('addTitle')}
      submit={t(kit ? 'save' : 'add')}
      form={form}
      onClose={onClose}
      size="lg"
    >
      {form.theirs && <ChangedKit kit={form.theirs} onLoad={form.loadTheirs} />}
      <div className="grid items-start gap-5 sm:grid-cols-[2fr_3fr]">
        <TextField
          label={t('name')}
          error={errorOf('name')}
          maxLength={newServiceKitLimits.name.maxLength}
          autoComplete="off"
          {...register('name', { validate: (name) => name.trim() !== '' || t('nameRequired') })}
        />
        <TextField
          label={t('kitInterval')}
          optional
          error={errorOf('interval_hours')}
          inputMode="numeric"
          autoComplete="off"
          {...register('interval_hours', { validate: (typed) => isWholeOrEmpty(typed) || t('wholeNumber') })}
        />
      </div>
      <PartRows form={form} dealershipId={dealershipId} />
    </FormDialog>
  )
}
