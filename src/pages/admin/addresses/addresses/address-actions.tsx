import { Ellipsis, Pencil, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Address } from '@/entities/address'
import { useText } from '@/shared/lib/i18n'
import { DropdownMenu, type MenuAction } from '@/shared/ui/dropdown-menu'
import { IconButton } from '@/shared/ui/icon-button'
import { toast } from '@/shared/ui/toaster'
import { addressesText } from '../text'
import { AddressDialog } from './address-dialog'
import { DeleteAddressDialog } from './delete-address-dialog'
import { useAddressChanges } from './use-address-changes'

/** What those who manage an address can do with it. */
export function AddressActions({ organizationId, address }: { organizationId: string; address: Address }) {
  const t = useText(addressesText)
  const [asked, setAsked] = useState<'edit' | 'delete'>()
  const { makeDefault } = useAddressChanges(organizationId)
  const { label } = address
  const stop = () => setAsked(undefined)

  const onMakeDefault = () =>
    makeDefault.mutate(address.id, {
      onSuccess: () => void toast.success(t('madeDefault', { label })),
      onError: ({ message }) => void toast.error(message),
    })

  const actions: MenuAction[] = [
    { label: t('edit'), icon: <Pencil aria-hidden />, onSelect: () => setAsked('edit') },
    ...(address.is_default ? [] : [{ label: t('makeDefault'), icon: <Star aria-hidden />, onSelect: onMakeDefault }]),
    { label: t('delete'), icon: <Trash2 aria-hidden />, onSelect: () => setAsked('delete'), destructive: true },
  ]
  return (
    <>
      <DropdownMenu
        trigger={<IconButton label={t('actionsFor', { label })} icon={<Ellipsis aria-hidden />} />}
        actions={actions}
      />
      {asked === 'edit' && <AddressDialog organizationId={organizationId} address={address} onClose={stop} />}
      {asked === 'delete' && <DeleteAddressDialog organizationId={organizationId} address={address} onClose={stop} />}
    </>
  )
}
