import { useQueryClient } from '@tanstack/react-query'
import { type PaymentAccount, PaymentAccountBadge, PayoutsStopped, useRequirements } from '@/entities/payment'
import { ProviderScreens, usePaymentOnboarding } from '@/features/payment-onboarding'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { Facts } from '@/shared/ui/facts'
import { LinkButton } from '@/shared/ui/link-button'
import { paymentManagementText } from './text'

type AccountCardProps = {
  account: PaymentAccount
  /** The dealership that a super user has chosen. */
  organizationId: string | undefined
  onLeave: (url: string) => void
}

/** The status of the account, and the way to the provider's screens. */
export function AccountCard({ account, organizationId, onLeave }: AccountCardProps) {
  const t = useText(paymentManagementText)
  const inWords = useRequirements()
  const { status, requirements, returned_payout: returned } = account
  const choice = organizationId === undefined ? '' : `?organization_id=${organizationId}`
  const returnUrl = `${window.location.origin}/payment-management${choice}`
  const queryClient = useQueryClient()
  const { snapshot, send, renew } = usePaymentOnboarding(account, { returnUrl, onLeave })
  const { failure, session } = snapshot.context
  const component = status === 'ENABLED' ? 'management' : 'onboarding'
  return (
    <Card title={t('account')} actions={<PaymentAccountBadge account={account} />}>
      <div className="grid gap-4">
        {returned ? <PayoutsStopped payout={returned} /> : <p>{t(status)}</p>}
        {status !== 'NONE' && (
          <Facts
            facts={[
              [t('charges'), t(account.charges_enabled ? 'enabled' : 'notEnabled')],
              [t('payouts'), t(account.payouts_enabled ? 'enabled' : 'notEnabled')],
            ]}
          />
        )}
        {requirements.length > 0 && (
          <div>
            <p className="text-sm text-ink-muted">{t('required')}</p>
            <ul className="list-disc pl-5 wrap-anywhere">
              {inWords(requirements).map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </div>
        )}
        {failure instanceof Error && (
          <Callout tone="danger" announce title={t('notOpened')}>
            {failure.message}
          </Callout>
        )}
        {snapshot.matches('atProvider') && session ? (
          session.kind === 'hosted' ? (
            <Callout announce actions={<LinkButton href={session.url}>{t('continue')}</LinkButton>}>
              {t('leaving')}
            </Callout>
          ) : (
            <ProviderScreens
              session={session}
              component={snapshot.context.component}
              renew={renew}
              onExit={() => {
                send({ type: 'provider.exited' })
                // Also the person's own onboarding, which may have ended.
                void queryClient.invalidateQueries()
              }}
            />
          )
        ) : (
          <Button
            variant={status === 'ENABLED' ? undefined : 'primary'}
            className="justify-self-start"
            pending={snapshot.matches('openingSession')}
            onClick={() => send({ type: 'session.requested', component })}
          >
            {t(returned ? 'enterBank' : `open_${status}`)}
          </Button>
        )}
      </div>
    </Card>
  )
}
