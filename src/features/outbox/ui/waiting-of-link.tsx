import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { outboxText } from '../text'
import { useOutbox } from './use-outbox'
import { useTryNow } from './use-try-now'
import { WaitingList } from './waiting-list'

/** Sends what the holder of a link did without a connection, and shows in place what still waits. */
export function WaitingOfLink({ token }: { token: string }) {
  const t = useText(outboxText)
  const [isSent, setIsSent] = useState(false)
  const { entries, send } = useOutbox({ token }, { onSent: () => setIsSent(true), onStored: () => setIsSent(false) })
  const trying = useTryNow(entries, send)
  if (entries.length === 0) return isSent && <Callout tone="success" announce title={t('sent')} />
  return (
    <Callout
      tone="warning"
      announce
      title={t('title')}
      actions={
        <Button pending={trying.isPending} onClick={() => trying.mutate()}>
          {t('tryNow')}
        </Button>
      }
    >
      <p>{t('advice')}</p>
      <WaitingList entries={entries} onTry={send} />
    </Callout>
  )
}
