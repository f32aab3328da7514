import { useQuery } from '@tanstack/react-query'
import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import { type Address, AddressLines, addressQueries } from '@/entities/address'
import { useText } from '@/shared/lib/i18n'
import { useRetainedFocus } from '@/shared/lib/retained-focus'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { addressesText } from '../text'
import { AddressActions } from './address-actions'
import { AddressDialog } from './address-dialog'

/** The addresses of an organization as cards, the default one first. */
export function AddressList({ organizationId }: { organizationId: string }) {
  const t = useText(addressesText)
  const retainedFocus = useRetainedFocus()
  const [isAdding, setIsAdding] = useState(false)
  const query = useQuery(addressQueries.list(organizationId))
  const add = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <Card
      {...retainedFocus}
      aria-label={t('addresses')}
      title={t('addresses')}
      actions={query.data && query.data.total > 0 && add('secondary')}
    >
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('noAddressesTitle')} icon={MapPin} action={add('primary')}>
              {t('noAddresses')}
            </EmptyState>
          ) : (
            <ul aria-label={t('addresses')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {items.map((address) => (
                <AddressCard key={address.id} organizationId={organizationId} address={address} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isAdding && <AddressDialog organizationId={organizationId} onClose={() => setIsAdding(false)} />}
    </Card>
  )
}

function AddressCard({ organizationId, address }: { organizationId: string; address: Address }) {
  const t = useText(addressesText)
  return (
    <li className="flex min-w-0 flex-wrap items-start justify-between gap-3 rounded-md border border-line p-4">
      <div className="grid min-w-0 flex-[1_1_9rem] gap-1">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {address.label}
          {address.is_default && <Badge tone="info">{t('isDefault')}</Badge>}
        </h3>
        <AddressLines address={address} />
      </div>
      <AddressActions organizationId={organizationId} address={address} />
    </li>
  )
}
