import { useMutation } from '@tanstack/react-query'
import { type ServiceKit, serviceKitMutations } from '@/entities/service-kit'
import { useText } from '@/shared/lib/i18n'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { toast } from '@/shared/ui/toaster'
import { machineDetailsText } from '../text'
import { useKitsChanged } from './use-kit-form'

export function DeleteKitDialog({ kit, onClose }: { kit: ServiceKit; onClose: () => void }) {
  const t = useText(machineDetailsText)
  const changed = useKitsChanged()
  const remove = useMutation({
    ...serviceKitMutations.remove(kit.id),
    onSuccess: () => {
      toast.success(t('deleted', { name: kit.name }))
      changed()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name: kit.name })}
      description={t('deleteHelp')}
      confirm={t('deleteConfirm')}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
      pending={remove.isPending}
      failure={remove.error?.message}
    />
  )
}
