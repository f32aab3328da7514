import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { usePercent } from '@/shared/lib/percent'
import type { PortalOrder } from '../portal-order'
import { portalOrderText } from '../text'

/** What the order costs, with the tax rate that applied when it was placed. */
export function OrderSums({ order }: { order: PortalOrder }) {
  const t = useText(portalOrderText)
  const money = useMoney()
  const percent = usePercent()
  const rate = order.tax_rate
  const tax = rate ? t('taxRate', { name: rate.name, percent: percent(rate.basis_points) }) : t('noTax')
  return (
    <dl className="grid break-inside-avoid gap-2 rounded-md border border-line bg-surface p-4">
      <Sum label={t('subtotal')} value={money(order.subtotal)} />
      {order.core_charge.amount > 0 && <Sum label={t('coreCharge')} value={money(order.core_charge)} />}
      <Sum label={`${t('tax')} (${tax})`} value={money(order.tax)} />
      <div className="pair border-t border-line pt-2 text-lg font-bold">
        <dt>{t('total')}</dt>
        <dd className="figures">{money(order.total)}</dd>
      </div>
    </dl>
  )
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div className="pair">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="figures">{value}</dd>
    </div>
  )
}
