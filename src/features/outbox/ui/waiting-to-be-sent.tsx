import { CloudUpload } from 'lucide-react'
import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { later } from '@/shared/lib/later'
import { CountMark } from '@/shared/ui/count-mark'
import { IconButton } from '@/shared/ui/icon-button'
import { toast } from '@/shared/ui/toaster'
import { outboxText } from '../text'
import { useOutbox } from './use-outbox'

const WaitingDialog = later(() => import('./waiting-dialog').then((file) => file.WaitingDialog))

/** Sends what a person did without a connection, and says on any page what still waits. */
export function WaitingToBeSent({ personId }: { personId: string }) {
  const t = useText(outboxText)
  const [isOpen, setIsOpen] = useState(false)
  const { entries, send } = useOutbox(
    { personId },
    { onSent: () => toast.success(t('sent')), onStored: () => toast.info(t('stored')) },
  )
  if (entries.length === 0 && !isOpen) return null
  return (
    <>
      <IconButton
        label={t('waiting', { count: entries.length })}
        icon={<CountMark count={entries.length} icon={<CloudUpload />} />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <WaitingDialog open={isOpen} entries={entries} onTry={send} onClose={() => setIsOpen(false)} />
    </>
  )
}
