import { useState } from 'react'
import { type LinkPurpose, type PortalLink, portalLinkMutations } from '@/entities/portal-link'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Button } from '@/shared/ui/button'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { QrCode } from '@/shared/ui/qr-code'
import { TextField } from '@/shared/ui/text-field'
import { shareLinkText } from '../text'
import { CopyAddress } from './copy-address'
import { RevokeLink } from './revoke-link'

type OpenLinkProps = { link: PortalLink; purpose: LinkPurpose }

/** The address of an open link, for passing on and for a phone's camera. */
export function OpenLink({ link, purpose }: OpenLinkProps) {
  const t = useText(shareLinkText)
  const dateTime = useDateTime()
  const ago = useRelativeTime()
  const [question, setQuestion] = useState<'renew' | 'revoke'>()
  const close = () => setQuestion(undefined)
  return (
    <div className="grid gap-4">
      <TextField
        label={t('address')}
        value={link.url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-4">
        <QrCode text={link.url} label={t('code')} className="size-32 rounded-md border border-line" />
        <div className="grid gap-1 text-ink-muted">
          {link.expires_at && <p>{t('validUntil', { when: dateTime(link.expires_at) })}</p>}
          <p>{link.last_used_at ? t('lastUsed', { when: ago(link.last_used_at) }) : t('neverUsed')}</p>
          <a href={link.url} target="_blank" rel="noreferrer" className="text-link hover:underline">
            {t('open')}
          </a>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <CopyAddress url={link.url} />
        <Button onClick={() => setQuestion('renew')}>{t('renew')}</Button>
        <Button variant="quiet" onClick={() => setQuestion('revoke')}>
          {t('revoke')}
        </Button>
      </div>
      {question === 'revoke' && <RevokeLink link={link} onClose={close} />}
      {question === 'renew' && (
        <ConfirmMutation
          title={t('renewTitle')}
          description={t('renewDetail')}
          confirm={t('renewConfirm')}
          mutation={portalLinkMutations.share(purpose, { replace: true })}
          done={t('renewed')}
          onClose={close}
        />
      )}
    </div>
  )
}
