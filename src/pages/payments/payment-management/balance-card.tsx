import type { PaymentAccount } from '@/entities/payment'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Card } from '@/shared/ui/card'
import { paymentManagementText } from './text'

type Balance = NonNullable<PaymentAccount['balance']>

/** What the provider holds for the dealership, in each currency. */
export function BalanceCard({ balance }: { balance: Balance }) {
  const t = useText(paymentManagementText)
  const money = useMoney()
  return (
    <Card title={t('balance')}>
      <dl className="grid gap-3">
        {(['available', 'pending'] as const).map((kind) => (
          <div key={kind}>
            <dt className="text-sm text-ink-muted">{t(kind)}</dt>
            {balance[kind].length === 0 && <dd>{t('nothing')}</dd>}
            {balance[kind].map((amount) => (
              <dd key={amount.currency}>
                <span className="figures text-lg font-semibold">{money(amount)}</span>
                {amount.amount < 0 && <span className="block text-sm text-ink-muted">{t('negative')}</span>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  )
}
