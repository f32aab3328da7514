import { useMutation } from '@tanstack/react-query'
import { fullName, groupOf, isGroupName, RoleField, type User, userMutations } from '@/entities/user'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { toast } from '@/shared/ui/toaster'
import { accountsText } from './text'
import { useRefusal } from './use-refusal'

export function ChangeRoleDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText(accountsText)
  const refusalOf = useRefusal()
  const { mutateAsync: setRole, error } = useMutation(userMutations.setRole(user.id))
  const name = fullName(user)
  const form = useApiForm<{ group: string }>({
    defaultValues: { group: groupOf(user) ?? '' },
    send: async ({ group }) => {
      if (!isGroupName(group)) return
      await setRole(group)
      toast.success(t('roleChanged', { name }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('changeRoleTitle', { name })}
      submit={t('save')}
      form={{ ...form, failure: error ? refusalOf(error) : undefined }}
      onClose={onClose}
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
