import { useState } from 'react'
import { AddressLines } from '@/entities/address'
import { lacksAddress, type PortalQuote } from '@/entities/quote'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { DeliveryDialog } from './delivery-dialog'
import { quoteOfLinkText } from './text'

/** How it is delivered and where to, which may be changed as long as its lines may be. */
export function DeliveryCard({ token, quote }: { token: string; quote: PortalQuote }) {
  const t = useText(quoteOfLinkText)
  // As it was when the dialog was opened: nobody overwrites an address that they have not read.
  const [changing, setChanging] = useState<PortalQuote>()
  const { delivery, address, may_change_lines: mayChange, next_statuses: next } = quote
  const mayAsk = next.includes('REVISION_REQUESTED')
  return (
    <Card
      title={t('delivery')}
      actions={
        mayChange && (
          <Button size="sm" onClick={() => setChanging(quote)}>
            {t('changeDelivery')}
          </Button>
        )
      }
    >
      {delivery === 'PICKUP' && <p>{t('pickup')}</p>}
      {delivery === 'SHIP' && address && <AddressLines address={address} />}
      {lacksAddress(quote) &&
        (mayChange || mayAsk ? (
          <Callout tone="warning">{t(mayChange ? 'noAddress' : 'noAddressAsk')}</Callout>
        ) : (
          <p className="text-ink-muted">{t('noAddressYet')}</p>
        ))}
      {changing && <DeliveryDialog token={token} quote={changing} onClose={() => setChanging(undefined)} />}
    </Card>
  )
}
