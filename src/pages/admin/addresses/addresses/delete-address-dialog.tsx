import type { Address } from '@/entities/address'
import { useText } from '@/shared/lib/i18n'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { toast } from '@/shared/ui/toaster'
import { addressesText } from '../text'
import { useAddressChanges } from './use-address-changes'

type DeleteAddressDialogProps = { organizationId: string; address: Address; onClose: () => void }

export function DeleteAddressDialog({ organizationId, address, onClose }: DeleteAddressDialogProps) {
  const t = useText(addressesText)
  const { remove } = useAddressChanges(organizationId)
  const confirm = () =>
    remove.mutate(address.id, {
      onSuccess: () => {
        toast.success(t('deleted'))
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={t('deleteTitle', { label: address.label })}
      description={t(address.is_default ? 'deleteDefaultWarning' : 'deleteWarning')}
      confirm={t('deleteConfirm')}
      onConfirm={confirm}
      onClose={onClose}
      pending={remove.isPending}
      failure={remove.error?.message}
    />
  )
}
