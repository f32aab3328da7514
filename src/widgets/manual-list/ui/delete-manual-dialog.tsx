import type { Manual } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Dialog } from '@/shared/ui/dialog'
import { manualListText } from '../text'

type DeleteManualDialogProps = {
  /** What is to be deleted; nothing is asked while it is undefined. */
  manual: Manual | undefined
  onCancel: () => void
  onConfirm: (manual: Manual) => void
  pending: boolean
  /** Why the last attempt did not work. */
  failure: string | undefined
}

/** Says what deleting does before it is done. */
export function DeleteManualDialog({ manual, onCancel, onConfirm, pending, failure }: DeleteManualDialogProps) {
  const t = useText(manualListText)
  return (
    <Dialog
      open={manual !== undefined}
      onOpenChange={(open) => !open && onCancel()}
      title={t('deleteTitle')}
      description={manual && t('deleteWarning', { name: manual.display_name })}
      actions={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button variant="danger" pending={pending} onClick={() => manual && onConfirm(manual)}>
            {t('deleteConfirm')}
          </Button>
        </>
      }
    >
      {failure && (
        <Callout tone="danger" announce>
          {failure}
        </Callout>
      )}
    </Dialog>
  )
}
