import { useState } from 'react'
import { paymentMutations } from '@/entities/payment'
import { useCountryName } from '@/shared/lib/countries'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { StatusBadge } from '@/shared/ui/status-badge'
import { AddRegistrationDialog } from './add-registration-dialog'
import type { TaxCardProps } from './calculation-card'
import { taxSettingsText } from './text'

const appearances = { active: 'done', scheduled: 'working', expired: 'idle' } as const

/** Where the dealership is registered to collect taxes. */
export function RegistrationsCard({ settings: { registrations }, organizationId }: TaxCardProps) {
  const t = useText(taxSettingsText)
  const written = useDateTime()
  const countryName = useCountryName()
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<{ id: string; place: string }>()
  return (
    <Card
      title={t('registrations')}
      actions={
        <Button size="sm" onClick={() => setAdding(true)}>
          {t('addRegistration')}
        </Button>
      }
    >
      <p className="text-ink-muted">{t(registrations.length > 0 ? 'registrationsAbout' : 'noRegistrations')}</p>
      <ul aria-label={t('registrations')} className="mt-3 grid gap-3">
        {registrations.map(({ id, country, region, status, active_from: from }) => {
          const place = [countryName(country), region].filter(Boolean).join(', ')
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <span>
                <span className="block font-semibold">{place}</span>
                <span className="text-sm text-ink-muted">{t('since', { day: written(from) })}</span>
              </span>
              <span className="flex items-center gap-3">
                <StatusBadge status={appearances[status]} label={t(`registration_${status}`)} />
                {status === 'active' && (
                  <Button size="sm" aria-label={t('endOf', { place })} onClick={() => setEnding({ id, place })}>
                    {t('end')}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {isAdding && <AddRegistrationDialog organizationId={organizationId} onClose={() => setAdding(false)} />}
      {ending && (
        <ConfirmMutation
          title={t('endTitle', { place: ending.place })}
          description={t('endAbout')}
          confirm={t('end')}
          mutation={paymentMutations.endTaxRegistration(ending.id, organizationId)}
          done={t('ended')}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Card>
  )
}
