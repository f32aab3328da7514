import { type Manual, manualMutations } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { manualListText } from '../text'

type DeleteManualDialogProps = { manual: Manual; onClose: () => void; onDeleted?: () => void }

/** States the consequences before deleting. Mount it only while it is open. */
export function DeleteManualDialog({ manual, onClose, onDeleted }: DeleteManualDialogProps) {
  const t = useText(manualListText)
  const name = manual.display_name
  return (
    <ConfirmMutation
      title={t('deleteTitle')}
      description={t('deleteWarning', { name })}
      confirm={t('deleteConfirm')}
      mutation={manualMutations.remove(manual.id)}
      done={t('deleted', { name })}
      onDone={onDeleted}
      onClose={onClose}
    />
  )
}
