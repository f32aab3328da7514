import { useMutation } from '@tanstack/react-query'
import { newBrandLimits } from '#contract/platform-limits'
import { type Brand, brandMutations } from '@/entities/brand'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { brandsText } from './text'

type BrandDialogProps = {
  /** The one to rename; undefined for a new one. */
  brand: Brand | undefined
  onClose: () => void
}

export function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const t = useText(brandsText)
  const form = useBrandForm(brand, ({ name }) => {
    toast.success(t(brand ? 'renamed' : 'added', { name }))
    onClose()
  })
  return (
    <FormDialog
      title={brand ? t('renameTitle', { name: brand.name }) : t('addTitle')}
      description={brand ? t('renameHelp') : t('addHelp')}
      submit={brand ? t('renameSubmit') : t('addSubmit')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        maxLength={newBrandLimits.name.maxLength}
        autoComplete="off"
        error={form.errorOf('name')}
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('nameRequired') })}
      />
    </FormDialog>
  )
}

/**
 * The form of a brand's name.
 *
 * @param brand the one to rename; undefined for a new one
 * @param onSaved called with the brand as the server saved it
 */
function useBrandForm(brand: Brand | undefined, onSaved: (brand: Brand) => void) {
  const { mutateAsync: add } = useMutation(brandMutations.add())
  const { mutateAsync: rename } = useMutation(brandMutations.rename())

  return useApiForm({
    defaultValues: { name: brand?.name ?? '' },
    send: async ({ name }) => {
      const saved = await (brand ? rename({ id: brand.id, name }) : add(name))
      onSaved(saved)
    },
  })
}
