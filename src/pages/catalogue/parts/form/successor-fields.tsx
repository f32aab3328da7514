import { X } from 'lucide-react'
import { cataloguePartChangeLimits } from '#contract/platform-limits'
import type { Catalogue } from '@/entities/catalogue'
import { PartPicker } from '@/features/pick-part'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { TextField } from '@/shared/ui/text-field'
import { cataloguePartsText } from '../text'
import type { PartForm } from './use-part-form'

/** The part that replaces this one, and why. */
export function SuccessorFields({ form, catalogue }: { form: PartForm; catalogue: Catalogue }) {
  const t = useText(cataloguePartsText)
  const { register, errorOf, setValue, watch } = form
  const number = watch('superseded_by_number')
  const choose = (part: { id: string; part_number: string }) => {
    setValue('superseded_by_id', part.id, { shouldDirty: true })
    setValue('superseded_by_number', part.part_number, { shouldDirty: true })
  }
  if (!watch('superseded_by_id')) {
    return (
      <PartPicker
        label={t('successor')}
        help={t('successorHelp')}
        error={errorOf('superseded_by_id')}
        catalogueId={catalogue.id}
        operatorId={null}
        onPick={choose}
      />
    )
  }
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      <div className="grid gap-1.5">
        <p className="font-semibold">{t('successor')}</p>
        <div className="flex min-h-control flex-wrap items-center gap-3">
          <span className="figures font-semibold">{number}</span>
          <Button size="sm" icon={<X aria-hidden />} onClick={() => choose({ id: '', part_number: '' })}>
            {t('noSuccessor')}
          </Button>
        </div>
        {errorOf('superseded_by_id') && (
          <p role="alert" className="text-sm text-danger-ink">
            {errorOf('superseded_by_id')}
          </p>
        )}
      </div>
      <TextField
        label={t('reason')}
        optional
        error={errorOf('supersession_reason')}
        maxLength={cataloguePartChangeLimits.supersession_reason.maxLength}
        autoComplete="off"
        {...register('supersession_reason')}
      />
    </div>
  )
}
