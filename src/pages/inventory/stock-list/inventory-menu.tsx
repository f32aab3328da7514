import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download, Ellipsis, FileSpreadsheet } from 'lucide-react'
import { exportInventory } from '@/entities/inventory'
import { localDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { saveFile } from '@/shared/lib/save-file'
import { DropdownMenu } from '@/shared/ui/dropdown-menu'
import { IconButton } from '@/shared/ui/icon-button'
import { toast } from '@/shared/ui/toaster'
import { inventoryListText } from './text'

/** What is seldom done with the inventory as a whole. @param organizationId for a super user */
export function InventoryMenu({ organizationId }: { organizationId: string | undefined }) {
  const t = useText(inventoryListText)
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportInventory(organizationId),
    onSuccess: (table) => saveFile(table, `inventory ${localDay()}.csv`),
    onError: ({ message }) => toast.error(message),
  })
  return (
    <DropdownMenu
      trigger={<IconButton label={t('more')} icon={<Ellipsis aria-hidden />} />}
      actions={[
        {
          label: t('uploadedCounts'),
          icon: <FileSpreadsheet aria-hidden />,
          onSelect: () => void navigate({ to: '/inventory/imports', search: { organization_id: organizationId } }),
        },
        { label: t('export'), icon: <Download aria-hidden />, disabled: isPending, onSelect: () => mutate() },
      ]}
    />
  )
}
