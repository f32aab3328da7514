import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download, Ellipsis, FileSpreadsheet, FileUp, Warehouse } from 'lucide-react'
import { useState } from 'react'
import { exportInventory } from '@/entities/inventory'
import { localDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { DropdownMenu } from '@/shared/ui/dropdown-menu'
import { IconButton } from '@/shared/ui/icon-button'
import { toast } from '@/shared/ui/toaster'
import { LocationsDrawer } from './locations/locations-drawer'
import { inventoryListText } from './text'
import { UploadDialog } from './upload/upload-dialog'

/** What is done with the inventory as a whole. @param organizationId for a super user */
export function InventoryActions({ organizationId }: { organizationId: string | undefined }) {
  const t = useText(inventoryListText)
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'locations' | 'upload'>()
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportInventory(organizationId),
    onSuccess: (table) => saveFile(table, `inventory ${localDay()}.csv`),
    onError: ({ message }) => toast.error(message),
  })
  const close = () => setOpened(undefined)
  return (
    <>
      <Button icon={<Warehouse aria-hidden className="max-sm:hidden" />} onClick={() => setOpened('locations')}>
        {t('locations')}
      </Button>
      <Button icon={<FileUp aria-hidden className="max-sm:hidden" />} onClick={() => setOpened('upload')}>
        {t('upload')}
      </Button>
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
      {opened === 'locations' && <LocationsDrawer organizationId={organizationId} onClose={close} />}
      {opened === 'upload' && <UploadDialog organizationId={organizationId} onClose={close} />}
    </>
  )
}
