import { fullName, groupOf, isGroupName, RoleField, type User } from '@/entities/user'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { toast } from '@/shared/ui/toaster'
import { accountsText } from './text'
import { useAccountChanges, useRefusal } from './use-account-changes'

export function ChangeRoleDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText(accountsText)
  const refusalOf = useRefusal()
  const { change } = useAccountChanges(user)
  const name = fullName(user)
  const form = useApiForm<{ group: string }>({
    defaultValues: { group: groupOf(user) ?? '' },
    send: async ({ group }) => {
      if (!isGroupName(group)) return
      await change.mutateAsync({ group })
      toast.success(t('roleChanged', { name }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('changeRoleTitle', { name })}
      submit={t('save')}
      onSubmit={form.submit}
      onClose={onClose}
      pending={form.isPending}
      isDirty={form.isDirty}
      failure={form.failure && refusalOf(change.error)}
    >
      <RoleField
        organizationId={user.organization?.id}
        chosen={form.watch('group')}
        error={form.errorOf('group')}
        {...form.register('group', { required: t('roleRequired') })}
      />
    </FormDialog>
  )
}
