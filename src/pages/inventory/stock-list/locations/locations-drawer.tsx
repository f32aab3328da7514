import { useQuery } from '@tanstack/react-query'
import { Plus, Warehouse } from 'lucide-react'
import { useState } from 'react'
import { inventoryQueries } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Drawer } from '@/shared/ui/drawer'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { inventoryListText } from '../text'
import { LocationDialog } from './location-dialog'
import { LocationRow } from './location-row'

type LocationsDrawerProps = {
  /** For a super user. */
  organizationId: string | undefined
  onClose: () => void
}

/** Where goods are stored. */
export function LocationsDrawer({ organizationId, onClose }: LocationsDrawerProps) {
  const t = useText(inventoryListText)
  const query = useQuery(inventoryQueries.locations(organizationId))
  const [edited, setEdited] = useState<{ id: string | undefined }>()
  const add = (
    <Button icon={<Plus aria-hidden />} onClick={() => setEdited({ id: undefined })}>
      {t('addLocation')}
    </Button>
  )
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={t('locations')}
      actions={query.data && query.data.items.length > 0 && add}
    >
      <Loaded query={query}>
        {({ items }) => (
          <div className="grid gap-4">
            {items.length === 0 ? (
              <EmptyState title={t('noLocationsTitle')} icon={Warehouse} action={add}>
                {t('noLocations')}
              </EmptyState>
            ) : (
              <>
                <p className="text-ink-muted">{t('locationsHelp')}</p>
                <ul className="grid divide-y divide-line">
                  {items.map((location) => (
                    <LocationRow
                      key={location.id}
                      location={location}
                      onRename={() => setEdited({ id: location.id })}
                    />
                  ))}
                </ul>
              </>
            )}
            {edited && (
              <LocationDialog
                organizationId={organizationId}
                location={items.find(({ id }) => id === edited.id)}
                onClose={() => setEdited(undefined)}
              />
            )}
          </div>
        )}
      </Loaded>
    </Drawer>
  )
}
