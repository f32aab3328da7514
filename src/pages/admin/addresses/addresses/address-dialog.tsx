import type { Address } from '@/entities/address'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { toast } from '@/shared/ui/toaster'
import { addressesText } from '../text'
import { AddressFields } from './address-fields'
import { useAddressChanges } from './use-address-changes'
import { useAddressForm } from './use-address-form'

type AddressDialogProps = {
  organizationId: string
  /** The one to change; a new one is added without. */
  address?: Address
  onClose: () => void
}

export function AddressDialog({ organizationId, address, onClose }: AddressDialogProps) {
  const t = useText(addressesText)
  const { save } = useAddressChanges(organizationId)
  const form = useAddressForm(address, async (values) => {
    await save.mutateAsync({ id: address?.id, values })
    toast.success(t('saved'))
    onClose()
  })
  return (
    <FormDialog
      title={address ? t('editTitle', { label: address.label }) : t('addTitle')}
      submit={address ? t('save') : t('add')}
      onSubmit={form.submit}
      onClose={onClose}
      pending={form.isPending}
      isDirty={form.isDirty}
      failure={form.failure}
    >
      <AddressFields form={form} />
    </FormDialog>
  )
}
