import { useState } from 'react'
import { LinkStateBadge, type PortalLink, portalLinkMutations, useLinkWords } from '@/entities/portal-link'
import { CopyAddress } from '@/features/share-link'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { instanceListText } from '../text'

/** One link: its purpose, its state, and the actions on it while it is open. */
export function LinkCard({ link }: { link: PortalLink }) {
  const t = useText(instanceListText)
  const [isRevoking, setIsRevoking] = useState(false)
  const { name, kind, machine, ...words } = useLinkWords(link)
  const facts = (['createdAt', 'validUntil', 'lastUsed'] as const).map((fact) => [t(fact), words[fact]] as const)
  return (
    <article aria-label={name} className="grid gap-3 rounded-md border border-line bg-surface p-4">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="min-w-0 font-semibold wrap-anywhere">{kind}</h3>
          <LinkStateBadge state={link.state} />
        </div>
        {machine && (
          <p className="wrap-anywhere">
            {machine.title}
            <span className="block text-sm text-ink-muted">{machine.detail}</span>
          </p>
        )}
        {link.record && <p className="figures">{link.record.number}</p>}
        <p className="text-sm wrap-anywhere text-ink-muted">{link.organization.name}</p>
      </header>
      <dl className="grid gap-1 text-sm">
        {facts.map(([fact, value]) => (
          <div key={fact} className="pair">
            <dt className="shrink-0 text-ink-muted">{fact}</dt>
            <dd className="figures wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {link.state === 'open' && (
        <footer className="flex flex-wrap gap-2">
          <CopyAddress url={link.url} />
          <Button variant="quiet" onClick={() => setIsRevoking(true)}>
            {t('revoke')}
          </Button>
        </footer>
      )}
      {isRevoking && (
        <ConfirmMutation
          title={t('revokeTitle')}
          description={t('revokeDetail', { what: name })}
          confirm={t('revokeConfirm')}
          mutation={portalLinkMutations.revoke(link.id)}
          done={t('wasRevoked')}
          onClose={() => setIsRevoking(false)}
        />
      )}
    </article>
  )
}
