import { useMutation } from '@tanstack/react-query'
import { CircleOff, CirclePlay, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type CatalogueBundle, catalogueMutations } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { DropdownMenu } from '@/shared/ui/dropdown-menu'
import { IconButton } from '@/shared/ui/icon-button'
import { toast } from '@/shared/ui/toaster'
import { catalogueBundlesText } from './text'

/** What can be done with one bundle of the list. */
export function BundleActions({ bundle, onEdit }: { bundle: CatalogueBundle; onEdit: () => void }) {
  const t = useText(catalogueBundlesText)
  const [isDeleting, setDeleting] = useState(false)
  const { id, version, name, is_active: isActive } = bundle
  const { mutate, isPending } = useMutation({
    ...catalogueMutations.updateBundle(),
    onSuccess: ({ is_active }) => toast.success(t(is_active ? 'activated' : 'deactivated', { name })),
    onError: ({ message }) => toast.error(message),
  })
  return (
    <>
      <DropdownMenu
        trigger={<IconButton label={t('actionsFor', { name })} icon={<Ellipsis aria-hidden />} />}
        actions={[
          { label: t('edit'), icon: <Pencil aria-hidden />, onSelect: onEdit },
          {
            label: t(isActive ? 'deactivate' : 'activate'),
            icon: isActive ? <CircleOff aria-hidden /> : <CirclePlay aria-hidden />,
            disabled: isPending,
            onSelect: () => mutate({ id, version, is_active: !isActive }),
          },
          {
            label: t('delete'),
            icon: <Trash2 aria-hidden />,
            destructive: true,
            onSelect: () => setDeleting(true),
          },
        ]}
      />
      {isDeleting && (
        <ConfirmMutation
          title={t('deleteTitle', { name })}
          description={t('deleteHelp')}
          confirm={t('deleteConfirm')}
          mutation={catalogueMutations.removeBundle(id)}
          done={({ outcome }) => t(outcome === 'deleted' ? 'deleted' : 'deactivatedInstead', { name })}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}
