import { useMutation } from '@tanstack/react-query'
import { CircleOff, CirclePlay, Ellipsis, Pencil, Star } from 'lucide-react'
import { inventoryMutations, type StockLocation } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { Badge } from '@/shared/ui/badge'
import { DropdownMenu } from '@/shared/ui/dropdown-menu'
import { IconButton } from '@/shared/ui/icon-button'
import { toast } from '@/shared/ui/toaster'
import { inventoryListText } from '../text'

export function LocationRow({ location, onRename }: { location: StockLocation; onRename: () => void }) {
  const t = useText(inventoryListText)
  const { id, name, version, is_default: isDefault, is_active: isActive } = location
  const { mutate, isPending } = useMutation({
    ...inventoryMutations.updateLocation(),
    onSuccess: (saved) => toast.success(t('saved', { name: saved.name })),
    onError: ({ message }) => toast.error(message),
  })
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      {isDefault && <Badge tone="info">{t('default')}</Badge>}
      {!isActive && <Badge>{t('closed')}</Badge>}
      <DropdownMenu
        trigger={<IconButton label={t('actionsFor', { name })} icon={<Ellipsis aria-hidden />} />}
        actions={[
          { label: t('renameAction'), icon: <Pencil aria-hidden />, onSelect: onRename },
          {
            label: t('makeDefault'),
            icon: <Star aria-hidden />,
            disabled: isDefault || !isActive || isPending,
            onSelect: () => mutate({ id, version, is_default: true }),
          },
          {
            label: t(isActive ? 'close' : 'reopen'),
            icon: isActive ? <CircleOff aria-hidden /> : <CirclePlay aria-hidden />,
            disabled: isDefault || isPending,
            onSelect: () => mutate({ id, version, is_active: !isActive }),
          },
        ]}
      />
    </li>
  )
}
