import { useMutation } from '@tanstack/react-query'
import { invitationLimits } from '#contract/platform-limits'
import { isGroupName, RoleField, userMutations } from '@/entities/user'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField, type SelectOption } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { accountsText } from './text'

type InviteUserDialogProps = {
  /** For whom; by default the reader's own organization. */
  organizationId: string | undefined
  /** Its name, where it is not the reader's own. */
  organizationName?: string | undefined
  /** Offered where it is not settled for whom: a super user belongs to no organization. */
  organizations?: readonly SelectOption[] | undefined
  /** Whether an admin of the organization approves the invitation first. */
  needsApproval?: boolean
  onClose: () => void
}

/** "invite by e-mail with role" (behaviour, section 3, accounts). */
export function InviteUserDialog({
  organizationId = '',
  organizationName,
  organizations,
  needsApproval = false,
  onClose,
}: InviteUserDialogProps) {
  const t = useText(accountsText)
  const { mutateAsync: invite } = useMutation(userMutations.invite())
  const defaultValues = { organization_id: organizationId, email: '', first_name: '', last_name: '', group: '' }
  const form = useApiForm({
    defaultValues,
    send: async ({ organization_id, group, ...person }) => {
      if (!isGroupName(group)) return
      const body = { ...person, email: person.email.trim(), group, organization_id: organization_id || undefined }
      const answer = await invite(body)
      const isRequest = 'requested_by' in answer
      toast.success(
        isRequest ? t('asked', { organization: answer.organization.name }) : t('sent', { email: answer.email }),
      )
      onClose()
    },
  })
  const { register, errorOf, watch } = form
  const [chosenOrganization, chosenGroup] = watch(['organization_id', 'group'])

  return (
    <FormDialog
      title={organizationName ? t('titleFor', { organization: organizationName }) : t('inviteTitle')}
      description={t(needsApproval ? 'approvalDescription' : 'description')}
      submit={t(needsApproval ? 'ask' : 'send')}
      form={form}
      onClose={onClose}
    >
      {organizations && (
        <SelectField
          label={t('organization')}
          placeholder={t('chooseOrganization')}
          options={organizations}
          error={errorOf('organization_id')}
          value={chosenOrganization}
          {...register('organization_id', { required: t('organizationRequired') })}
        />
      )}
      <TextField
        label={t('email')}
        error={errorOf('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...register('email', { validate: (email) => email.trim() !== '' || t('emailRequired') })}
      />
      <RoleField
        organizationId={chosenOrganization || undefined}
        chosen={chosenGroup}
        error={errorOf('group')}
        {...register('group', { required: t('roleRequired') })}
      />
      <div className="field-columns grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('firstName')}
          optional
          error={errorOf('first_name')}
          maxLength={invitationLimits.first_name.maxLength}
          {...register('first_name')}
        />
        <TextField
          label={t('lastName')}
          optional
          error={errorOf('last_name')}
          maxLength={invitationLimits.last_name.maxLength}
          {...register('last_name')}
        />
      </div>
    </FormDialog>
  )
}
