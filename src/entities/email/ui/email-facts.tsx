import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { toast } from '@/shared/ui/toaster'
import { canRetry, type Email } from '../email'
import { emailMutations } from '../email.mutations'
import { emailText } from '../text'
import { EmailStatusBadge } from './email-status-badge'

/** To whom an e-mail goes and what became of it, with another try where that makes sense. */
export function EmailFacts({ email }: { email: Email }) {
  const t = useText(emailText)
  const written = useDateTime()
  const { mutate: retry, isPending } = useMutation({
    ...emailMutations.retry(),
    onSuccess: () => toast.success(t('retried')),
    onError: ({ message }) => toast.error(message),
  })
  const { id, recipient, status, attempts, reason, created_at, sent_at } = email
  return (
    <div className="grid gap-4">
      <dl className="grid items-baseline gap-x-4 gap-y-2 @3xs:grid-cols-[auto_1fr]">
        <dt className="text-ink-muted">{t('recipient')}</dt>
        <dd className="wrap-anywhere">{recipient}</dd>
        <dt className="text-ink-muted">{t('written')}</dt>
        <dd className="figures">{written(created_at)}</dd>
        {sent_at && (
          <>
            <dt className="text-ink-muted">{t('sent')}</dt>
            <dd className="figures">{written(sent_at)}</dd>
          </>
        )}
        <dt className="text-ink-muted">{t('status')}</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <EmailStatusBadge status={status} />
          {attempts > 0 && <span className="figures text-sm text-ink-muted">{t('attempts', { count: attempts })}</span>}
        </dd>
      </dl>
      {status === 'KEPT' && <Callout>{t('keptWhy')}</Callout>}
      {status === 'FAILED' && (
        <Callout tone="danger" title={t('failedWhy')}>
          {reason}
        </Callout>
      )}
      {canRetry(email) && (
        <div>
          <Button icon={<Send aria-hidden />} pending={isPending} onClick={() => retry(id)} className="max-sm:w-full">
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
