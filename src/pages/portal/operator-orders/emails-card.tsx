import { useState } from 'react'
import type { OrderOfLink } from '@/entities/portal-order'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmailsDialog } from './emails-dialog'
import { operatorOrdersText } from './text'

/** Where the e-mails about the order go. */
export function EmailsCard({ token, order }: { token: string; order: OrderOfLink }) {
  const t = useText(operatorOrdersText)
  const [isChanging, setChanging] = useState(false)
  const { contact_email: email } = order
  return (
    <Card title={t('emails')}>
      <div className="grid gap-3">
        <p className="wrap-anywhere text-ink-muted">{email ? t('emailsTo', { email }) : t('noEmails')}</p>
        <Button className="justify-self-start" onClick={() => setChanging(true)}>
          {t(email ? 'changeEmail' : 'enterEmail')}
        </Button>
      </div>
      {isChanging && <EmailsDialog token={token} email={email} onClose={() => setChanging(false)} />}
    </Card>
  )
}
