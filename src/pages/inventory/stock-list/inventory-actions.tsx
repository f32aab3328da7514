import { FileUp, Warehouse } from 'lucide-react'
import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { LocationsDrawer } from './locations/locations-drawer'
import { inventoryListText } from './text'
import { UploadDialog } from './upload/upload-dialog'

/** What is done with the inventory as a whole. @param organizationId for a super user */
export function InventoryActions({ organizationId }: { organizationId: string | undefined }) {
  const t = useText(inventoryListText)
  const [opened, setOpened] = useState<'locations' | 'upload'>()
  const close = () => setOpened(undefined)
  return (
    <>
      <Button icon={<Warehouse aria-hidden className="max-sm:hidden" />} onClick={() => setOpened('locations')}>
        {t('locations')}
      </Button>
      <Button icon={<FileUp aria-hidden className="max-sm:hidden" />} onClick={() => setOpened('upload')}>
        {t('upload')}
      </Button>
      {opened === 'locations' && <LocationsDrawer organizationId={organizationId} onClose={close} />}
      {opened === 'upload' && <UploadDialog organizationId={organizationId} onClose={close} />}
    </>
  )
}
