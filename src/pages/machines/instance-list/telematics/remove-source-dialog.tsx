import type { TelematicsSource } from '@/entities/telematics-source'
import { useText } from '@/shared/lib/i18n'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { toast } from '@/shared/ui/toaster'
import { instanceListText } from '../text'
import { useSourceChanges } from './use-source-changes'

export function RemoveSourceDialog({ source, onClose }: { source: TelematicsSource; onClose: () => void }) {
  const t = useText(instanceListText)
  const { remove } = useSourceChanges(source)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast.success(t('removed'))
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={t('removeTitle', { name: source.name })}
      description={t('removeWarning')}
      confirm={t('removeConfirm')}
      onConfirm={confirm}
      onClose={onClose}
      pending={remove.isPending}
      failure={remove.error?.message}
    />
  )
}
