import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { notifyCustomerText } from '../text'

type Step = { to: string; emailed_to?: readonly string[] }

type PassOnNoticeProps = {
  record: { status: string; history: readonly Step[] }
  /** The way to its link. */
  children: ReactNode
}

/** Reminds the dealership of what it has sent to nobody: the customer knows of it by its link or on paper alone. */
export function PassOnNotice({ record: { status, history }, children }: PassOnNoticeProps) {
  const t = useText(notifyCustomerText)
  const sent = history.findLast(({ to }) => to === 'SENT')
  if (status !== 'SENT' || sent?.emailed_to?.length !== 0) return null
  return (
    <Callout
      tone="warning"
      title={t('passOnTitle')}
      className="mb-6 print:hidden"
      actions={
        <>
          {children}
          <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </>
      }
    >
      {t('passOn')}
    </Callout>
  )
}
