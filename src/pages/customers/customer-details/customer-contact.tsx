import { useQuery } from '@tanstack/react-query'
import { type Address, AddressLines, addressQueries } from '@/entities/address'
import type { Organization } from '@/entities/organization'
import { CustomerEmail } from '@/features/notify-customer'
import { useDate } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { Facts } from '@/shared/ui/facts'
import { Loaded } from '@/shared/ui/loaded'
import { linkClass } from './section'
import { customerText } from './text'

type CustomerContactProps = {
  customer: Organization
  /** The reader's; absent for a super user, who enters no address for one. */
  dealershipId: string | undefined
}

/** Where the customer is, and how to reach it. */
export function CustomerContact({ customer: { id, phone_number: phone, link }, dealershipId }: CustomerContactProps) {
  const t = useText(customerText)
  const date = useDate()
  const place = (address: Address | undefined) => (address ? <AddressLines address={address} /> : t('noAddress'))
  return (
    <Card title={t('contact')}>
      <Loaded query={useQuery(addressQueries.list(id))}>
        {({ items: [address] }) => (
          <Facts
            facts={[
              [t('address'), place(address)],
              [
                t('phone'),
                phone && (
                  <a href={`tel:${phone.replaceAll(' ', '')}`} className={`touch-target ${linkClass}`}>
                    {phone}
                  </a>
                ),
              ],
              [t('email'), dealershipId && <CustomerEmail sides={{ dealershipId, operatorId: id }} />],
              [t('since'), link && date(link.since)],
            ]}
          />
        )}
      </Loaded>
    </Card>
  )
}
