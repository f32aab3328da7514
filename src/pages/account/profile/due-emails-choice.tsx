import { dueEmailsValues } from '#contract/platform-limits'
import type { User } from '@/entities/user'
import { useText } from '@/shared/lib/i18n'
import { SelectField } from '@/shared/ui/select-field'
import { profileText } from './text'
import { useSavedChange } from './use-saved-change'

/** How often an Org Admin is e-mailed what has fallen due; saved at once. */
export function DueEmailsChoice({ user }: { user: User }) {
  const t = useText(profileText)
  const change = useSavedChange(user)
  return (
    <SelectField
      label={t('dueEmails')}
      help={t('dueEmailsHelp')}
      value={change.isPending ? (change.variables.due_emails ?? user.due_emails) : user.due_emails}
      onChange={({ target }) => {
        const chosen = dueEmailsValues.find((offered) => offered === target.value)
        if (chosen) change.mutate({ due_emails: chosen })
      }}
      options={dueEmailsValues.map((offered) => ({ value: offered, label: t(offered) }))}
    />
  )
}
