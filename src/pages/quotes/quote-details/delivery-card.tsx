import { useState } from 'react'
import { AddressLines } from '@/entities/address'
import type { Quote } from '@/entities/quote'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { DeliveryDialog } from './delivery-dialog'
import { quoteDetailsText } from './text'

/** How it is delivered and where to, which may be changed as long as its lines may be. */
export function DeliveryCard({ quote, onChanged }: { quote: Quote; onChanged: (saved: Quote) => void }) {
  const t = useText(quoteDetailsText)
  const [changing, setChanging] = useState<Quote>()
  const { delivery, address, may_change_lines: mayChange } = quote
  return (
    <Card
      title={t('delivery')}
      actions={
        mayChange && (
          <Button onClick={() => setChanging(quote)} className="print:hidden">
            {t('changeDelivery')}
          </Button>
        )
      }
    >
      {delivery === 'PICKUP' && <p>{t('pickup')}</p>}
      {delivery === 'SHIP' && address && <AddressLines address={address} />}
      {delivery === 'SHIP' && !address && (
        <Callout tone="warning">{t(mayChange ? 'noAddress' : 'noAddressYet')}</Callout>
      )}
      {changing && <DeliveryDialog quote={changing} onChanged={onChanged} onClose={() => setChanging(undefined)} />}
    </Card>
  )
}
