import { useState } from 'react'
import { AddressLines } from '@/entities/address'
import { paymentText, type TaxSettings } from '@/entities/payment'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Facts } from '@/shared/ui/facts'
import { StatusBadge } from '@/shared/ui/status-badge'
import { EditTaxDialog } from './edit-tax-dialog'
import { taxSettingsText } from './text'

/** The provider's names of what is missing that have words here; others are shown as they are. */
const namedSettings = ['defaults.tax_code', 'defaults.tax_behavior', 'head_office', 'head_office.address'] as const

export type TaxCardProps = {
  settings: TaxSettings
  /** The dealership that a super user has chosen. */
  organizationId: string | undefined
}

/** Whether prices include tax, and from where the dealership sells. */
export function CalculationCard({ settings, organizationId }: TaxCardProps) {
  const t = useText(taxSettingsText)
  const [isEditing, setEditing] = useState(false)
  const words = useText(paymentText)
  const { status, tax_behavior: behavior, tax_code: code, head_office: office, missing } = settings
  const wordsOf = (name: string) => {
    const found = namedSettings.find((one) => one === name)
    return found ? t(`missing_${found}`) : name
  }
  const facts = [
    [t('behavior'), behavior ? words(`behavior_${behavior}`) : t('noBehavior')],
    [t('code'), code || t('noCode')],
    [t('office'), office ? <AddressLines key="office" address={office} /> : t('noOffice')],
  ] as const
  return (
    <Card
      title={t('calculation')}
      actions={
        <span className="flex items-center gap-3">
          <StatusBadge status={status === 'active' ? 'done' : 'attention'} label={t(status)} />
          <Button size="sm" onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        </span>
      }
    >
      <div className="grid gap-4">
        {missing.length > 0 && (
          <p>
            {t('missing')}: {[...new Set(missing.map(wordsOf))].join(', ')}
          </p>
        )}
        <Facts facts={facts} />
      </div>
      {isEditing && (
        <EditTaxDialog settings={settings} organizationId={organizationId} onClose={() => setEditing(false)} />
      )}
    </Card>
  )
}
