import { useText } from '@/shared/lib/i18n'
import type { WaitingEntry } from '@/shared/lib/outbox'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { outboxText } from '../text'
import { useTryNow } from './use-try-now'
import { WaitingList } from './waiting-list'

type WaitingDialogProps = {
  open: boolean
  entries: readonly WaitingEntry[]
  /** Tries to send them. */
  onTry: () => Promise<void>
  onClose: () => void
}

/** What waits on this device; it can be tried again, or discarded. */
export function WaitingDialog({ open, entries, onTry, onClose }: WaitingDialogProps) {
  const t = useText(outboxText)
  const trying = useTryNow(entries, onTry)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('title')}
      description={t('advice')}
      actions={
        <Button variant="primary" pending={trying.isPending} onClick={() => trying.mutate()}>
          {t('tryNow')}
        </Button>
      }
    >
      <WaitingList entries={entries} onTry={onTry} />
    </Dialog>
  )
}
