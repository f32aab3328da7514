import { useMutation } from '@tanstack/react-query'
import { type Address, addressMutations } from '@/entities/address'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { toast } from '@/shared/ui/toaster'
import { addressesText } from '../text'
import { AddressFields, useAddressForm } from './address-fields'

type AddressDialogProps = {
  organizationId: string
  /** The one to change; a new one is added without. */
  address?: Address
  onClose: () => void
}

export function AddressDialog({ organizationId, address, onClose }: AddressDialogProps) {
  const t = useText(addressesText)
  const { mutateAsync: save } = useMutation(addressMutations.save(organizationId, address?.id))
  const form = useAddressForm(address, async (values) => {
    await save(values)
    toast.success(t('saved'))
    onClose()
  })
  return (
    <FormDialog
      title={address ? t('editTitle', { label: address.label }) : t('addTitle')}
      submit={address ? t('save') : t('add')}
      form={form}
      onClose={onClose}
    >
      <AddressFields form={form} />
    </FormDialog>
  )
}
