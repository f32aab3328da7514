import { useText } from '@/shared/lib/i18n'
import { ConfirmDialog } from '../confirm-dialog'
import { discardDialogText } from './text'

type DiscardDialogProps = { onDiscard: () => void; onStay: () => void }

/** "A form never loses what was typed": asks before something does. */
export function DiscardDialog({ onDiscard, onStay }: DiscardDialogProps) {
  const t = useText(discardDialogText)
  return (
    <ConfirmDialog
      title={t('title')}
      description={t('description')}
      confirm={t('discard')}
      cancel={t('keep')}
      onConfirm={onDiscard}
      onClose={onStay}
      pending={false}
    />
  )
}
