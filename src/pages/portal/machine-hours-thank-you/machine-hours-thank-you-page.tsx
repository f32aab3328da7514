import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { isReached, useMeter } from '@/entities/machine-instance'
import { DealerOfLink, type HoursReceipt, MachineOfLink, readReceipt, UpcomingTasks } from '@/features/enter-hours'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Callout } from '@/shared/ui/callout'
import { EmptyState } from '@/shared/ui/empty-state'
import { LinkButton } from '@/shared/ui/link-button'
import { PortalPage } from '@/shared/ui/portal-page'
import { machineHoursThankYouRoute } from './route'
import { thankYouText } from './text'

type MachineHoursThankYouPageProps = {
  /** Absent where this tab has entered nothing by the link. */
  receipt: HoursReceipt | undefined
  /** A link to enter another figure; it gets the words. */
  again: (words: string) => ReactNode
}

/** /machine-hours-thank-you: what was entered, and what is due or comes next. */
export function MachineHoursThankYouPage({ receipt, again }: MachineHoursThankYouPageProps) {
  const t = useText(thankYouText)
  return (
    <PortalPage title={t('title')}>
      {receipt ? (
        <Receipt receipt={receipt} />
      ) : (
        <EmptyState isPageTitle title={t('nothing')}>
          {t('nothingAdvice')}
        </EmptyState>
      )}
      <div className="mt-auto pt-4 pb-6">{again(t('another'))}</div>
    </PortalPage>
  )
}

function Receipt({ receipt: { portal, accepted } }: { receipt: HoursReceipt }) {
  const t = useText(thankYouText)
  const write = useMeter()
  const { reading, due, unit, upcoming = [], photograph } = accepted
  return (
    <>
      <MachineOfLink portal={portal} />
      <section className="grid gap-1 rounded-md border border-success-line bg-success-surface p-4">
        <p role="status" className="flex items-center gap-2 text-lg font-semibold text-success-ink">
          <CircleCheck aria-hidden className="size-6 shrink-0" />
          {t('saved')}
        </p>
        <p className="figures text-3xl font-bold">{write(reading.value, unit)}</p>
        {reading.is_replacement && <p>{t('newMeter')}</p>}
        {photograph && !photograph.refusal && <p>{t('withPhotograph')}</p>}
      </section>
      {photograph?.refusal && (
        <Callout tone="warning">{t('photographRefused', { reason: photograph.refusal })}</Callout>
      )}
      {!upcoming.some(({ status }) => isReached(status)) && <p className="text-ink-muted">{t('nothingDue')}</p>}
      <UpcomingTasks tasks={upcoming} unit={unit} withKits />
      {due.length > 0 && <p>{portal.dealership ? t('due', { dealership: portal.dealership }) : t('dueYours')}</p>}
      <DealerOfLink portal={portal} />
    </>
  )
}

export function MachineHoursThankYouScreen() {
  const t = useText(thankYouText)
  const { token } = useRouteSearch(machineHoursThankYouRoute).search
  return (
    <MachineHoursThankYouPage
      receipt={token ? readReceipt(token) : undefined}
      again={(words) =>
        token ? (
          <LinkButton asChild size="lg" full>
            <Link to="/machine-hours" search={{ token }}>
              {words}
            </Link>
          </LinkButton>
        ) : (
          <LinkButton asChild size="lg" full>
            <Link to="/login">{t('signIn')}</Link>
          </LinkButton>
        )
      }
    />
  )
}
