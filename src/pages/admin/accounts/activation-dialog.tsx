import { fullName, type User } from '@/entities/user'
import { useText } from '@/shared/lib/i18n'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { toast } from '@/shared/ui/toaster'
import { accountsText } from './text'
import { useAccountChanges, useRefusal } from './use-account-changes'

/** Asks before an account is deactivated, or reactivated where it is not active. */
export function ActivationDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText(accountsText)
  const refusalOf = useRefusal()
  const { change } = useAccountChanges(user)
  const name = fullName(user)
  const does = user.is_active ? 'deactivate' : 'reactivate'

  const confirm = () =>
    change.mutate(
      { is_active: !user.is_active },
      {
        onSuccess: () => {
          toast.success(t(`${does}d`, { name }))
          onClose()
        },
      },
    )

  return (
    <ConfirmDialog
      title={t(`${does}Title`, { name })}
      description={t(`${does}Warning`)}
      confirm={t(does)}
      onConfirm={confirm}
      onClose={onClose}
      pending={change.isPending}
      failure={refusalOf(change.error)}
      variant={user.is_active ? 'danger' : 'primary'}
    />
  )
}
