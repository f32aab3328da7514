import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { renewalLimits } from '#contract/platform-limits'
import { type Ending, portalLinkMutations } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { useLeaveWarning } from '@/shared/lib/leave-warning'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { TextField } from '@/shared/ui/text-field'
import { renewPortalLinkText } from '../text'
import { DealershipOfToken } from './dealership-of-token'

/** What a link opens: what its holder can do about a broken one depends on how it reached them. */
export type LinkTarget = 'label' | 'kits' | 'catalogue' | 'order' | 'quote'

type LinkEndedProps = {
  to: LinkTarget
  token: string
  ending: Ending
}

/** Only the owner gives out links in place of those of a dealership that no longer serves it, and only to machines. */
const canAsk = (ending: Ending, to: LinkTarget): boolean =>
  ending === 'unserved' ? to === 'label' || to === 'kits' : ending !== 'unknown'

/** "Expired or revoked links explained with a way to get a new one" (behaviour, section 4). */
export function LinkEnded({ to, token, ending }: LinkEndedProps) {
  const t = useText(renewPortalLinkText)
  const asking = useMutation(portalLinkMutations.askForNew(token))
  const [contact, setContact] = useState('')
  useLeaveWarning(contact.trim() !== '' && !asking.isSuccess)

  function ask(event: FormEvent) {
    event.preventDefault()
    asking.mutate(contact.trim())
  }

  if (asking.isSuccess) {
    return (
      <Callout tone="success" announce title={t('askedTitle')}>
        {t('asked')}
      </Callout>
    )
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="text-2xl font-bold">{t(`${ending}Title`)}</h1>
        <p className="text-lg">{t(ending === 'expired' ? ending : `${ending}_${to}`)}</p>
      </div>
      {ending === 'unserved' && token !== '' && <DealershipOfToken token={token} role={t('formerDealership')} />}
      {canAsk(ending, to) && (
        <form noValidate onSubmit={ask} className="grid gap-4">
          {asking.isError && (
            <Callout tone="danger" announce title={t('failed')}>
              {asking.error.message}
            </Callout>
          )}
          <TextField
            label={t('contact')}
            help={t('contactHelp')}
            optional
            autoComplete="name"
            maxLength={renewalLimits.contact.maxLength}
            value={contact}
            onChange={({ target }) => setContact(target.value)}
          />
          <Button type="submit" variant="primary" size="lg" full pending={asking.isPending}>
            {t('ask')}
          </Button>
        </form>
      )}
    </div>
  )
}
