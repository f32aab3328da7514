import { useMutation } from '@tanstack/react-query'
import { Ellipsis, Pencil, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Address, addressMutations } from '@/entities/address'
import { useText } from '@/shared/lib/i18n'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { DropdownMenu, type MenuAction } from '@/shared/ui/dropdown-menu'
import { IconButton } from '@/shared/ui/icon-button'
import { toast } from '@/shared/ui/toaster'
import { addressesText } from '../text'
import { AddressDialog } from './address-dialog'

/** What those who manage an address can do with it. */
export function AddressActions({ organizationId, address }: { organizationId: string; address: Address }) {
  const t = useText(addressesText)
  const [asked, setAsked] = useState<'edit' | 'delete'>()
  const { id, label, is_default } = address
  const stop = () => setAsked(undefined)

  const { mutate: makeDefault } = useMutation({
    ...addressMutations.makeDefault(organizationId, id),
    onSuccess: () => toast.success(t('madeDefault', { label })),
    onError: ({ message }) => toast.error(message),
  })

  const actions: MenuAction[] = [
    { label: t('edit'), icon: <Pencil aria-hidden />, onSelect: () => setAsked('edit') },
    ...(is_default ? [] : [{ label: t('makeDefault'), icon: <Star aria-hidden />, onSelect: () => makeDefault() }]),
    { label: t('delete'), icon: <Trash2 aria-hidden />, onSelect: () => setAsked('delete'), destructive: true },
  ]
  return (
    <>
      <DropdownMenu
        trigger={<IconButton label={t('actionsFor', { label })} icon={<Ellipsis aria-hidden />} />}
        actions={actions}
      />
      {asked === 'edit' && <AddressDialog organizationId={organizationId} address={address} onClose={stop} />}
      {asked === 'delete' && (
        <ConfirmMutation
          title={t('deleteTitle', { label })}
          description={t(is_default ? 'deleteDefaultWarning' : 'deleteWarning')}
          confirm={t('deleteConfirm')}
          mutation={addressMutations.remove(organizationId, id)}
          done={t('deleted')}
          onClose={stop}
        />
      )}
    </>
  )
}
