import { newCatalogueBundleLimits } from '#contract/platform-limits'
import type { Catalogue, CatalogueBundle } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useAmountCheck } from '@/shared/lib/money'
import { Checkbox } from '@/shared/ui/checkbox'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { catalogueBundlesText } from '../text'
import { ChangedBundle } from './changed-bundle'
import { ContentRows } from './content-rows'
import { useBundleForm } from './use-bundle-form'

type BundleDialogProps = {
  catalogue: Catalogue
  /** The one to change; undefined for a new one. */
  bundle: CatalogueBundle | undefined
  onClose: () => void
}

export function BundleDialog({ catalogue, bundle, onClose }: BundleDialogProps) {
  const t = useText(catalogueBundlesText)
  const form = useBundleForm({
    catalogue,
    bundle,
    onSaved: ({ name }) => {
      toast.success(t('saved', { name }))
      onClose()
    },
  })
  const { register, errorOf } = form
  const { currency } = catalogue
  const checkAmount = useAmountCheck(currency)
  const isAmount = (typed: string) => typed.trim() === '' || checkAmount(typed)
  return (
    <FormDialog
      title={bundle ? t('editTitle', { name: bundle.name }) : t('addTitle')}
      submit={t(bundle ? 'save' : 'add')}
      form={form}
      onClose={onClose}
      size="lg"
    >
      {form.meanwhile && <ChangedBundle {...form.meanwhile} onLoad={form.loadTheirs} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('name')}
          error={errorOf('name')}
          maxLength={newCatalogueBundleLimits.name.maxLength}
          autoComplete="off"
          {...register('name', { validate: (name) => name.trim() !== '' || t('nameRequired') })}
        />
        <TextField
          label={t('priceIn', { currency })}
          optional
          help={t('priceHelp')}
          error={errorOf('own_cost')}
          inputMode="decimal"
          autoComplete="off"
          {...register('own_cost', { validate: isAmount })}
        />
      </div>
      <TextField
        label={t('description')}
        optional
        error={errorOf('description')}
        maxLength={newCatalogueBundleLimits.description.maxLength}
        autoComplete="off"
        {...register('description')}
      />
      {bundle && <Checkbox label={t('isSold')} {...register('is_active')} />}
      <ContentRows form={form} catalogue={catalogue} />
    </FormDialog>
  )
}
