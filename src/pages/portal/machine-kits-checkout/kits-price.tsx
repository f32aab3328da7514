import { useQuery } from '@tanstack/react-query'
import { portalLinkQueries } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Callout } from '@/shared/ui/callout'
import { Skeleton } from '@/shared/ui/skeleton'
import { kitsCheckoutText } from './text'

type KitsPriceProps = { token: string; kits: Parameters<typeof portalLinkQueries.kitsPrice>[1] }

/** What the chosen kits cost together, which the server knows: several of the same kit may have another price. */
export function KitsPrice({ token, kits }: KitsPriceProps) {
  const t = useText(kitsCheckoutText)
  const money = useMoney()
  const { data: price, error } = useQuery(portalLinkQueries.kitsPrice(token, kits))
  if (kits.length === 0) return null
  if (error) return <Callout tone="warning">{error.message}</Callout>
  if (!price) return <Skeleton className="h-12" />
  return (
    <dl className="grid gap-2 border-t border-line pt-4">
      {price.core_charge.amount > 0 && (
        <>
          <Sum label={t('subtotal')} value={money(price.subtotal)} />
          <Sum label={t('coreCharge')} value={money(price.core_charge)} />
        </>
      )}
      <div className="pair text-lg font-bold">
        <dt>{t('total')}</dt>
        <dd className="figures">{money(price.total)}</dd>
      </div>
    </dl>
  )
}

const Sum = ({ label, value }: { label: string; value: string }) => (
  <div className="pair">
    <dt className="text-ink-muted">{label}</dt>
    <dd className="figures">{value}</dd>
  </div>
)
