import { useMutation } from '@tanstack/react-query'
import { dueEmailsValues, unitsValues } from '#contract/platform-limits'
import { type User, userMutations } from '@/entities/user'
import { chooseLanguage, isLanguage, languages, useLanguage, useText } from '@/shared/lib/i18n'
import { chooseTheme, themes, themeText, useTheme } from '@/shared/lib/theme'
import { SelectField } from '@/shared/ui/select-field'
import { toast } from '@/shared/ui/toaster'
import { profileText } from './text'

/** Theme, language and units. Each choice takes effect at once; language and units are stored with the account. */
export function Preferences({ user }: { user: User }) {
  const t = useText(profileText)
  const words = useText(themeText)
  const theme = useTheme()
  const language = useLanguage()
  const change = useSavedChange(user)

  async function speak(chosen: string) {
    if (!isLanguage(chosen)) return
    await chooseLanguage(chosen)
    change.mutate({ language: chosen })
  }

  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <SelectField
        label={t('theme')}
        help={t('themeHelp')}
        value={theme}
        onChange={({ target }) => {
          const chosen = themes.find((offered) => offered === target.value)
          if (chosen) chooseTheme(chosen)
        }}
        options={themes.map((offered) => ({ value: offered, label: words(offered) }))}
      />
      <SelectField
        label={t('language')}
        help={t('languageHelp')}
        value={language}
        onChange={({ target }) => void speak(target.value)}
        options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
      />
      <SelectField
        label={t('units')}
        help={t('unitsHelp')}
        value={change.isPending ? (change.variables.units ?? user.units) : user.units}
        onChange={({ target }) => {
          const chosen = unitsValues.find((offered) => offered === target.value)
          if (chosen) change.mutate({ units: chosen })
        }}
        options={unitsValues.map((offered) => ({ value: offered, label: t(offered) }))}
      />
    </div>
  )
}

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

/**
 * Changes a preference of the reader, and reports whether it was saved with the account, in the language that the
 * change may have set.
 */
function useSavedChange({ id }: Pick<User, 'id'>) {
  const t = useText(profileText)
  return useMutation({
    ...userMutations.changeMe(id),
    onSuccess: () => void toast.success(t('preferenceSaved'), { id: 'preference' }),
    onError: ({ message }) => toast.error(t('preferenceFailed', { reason: message }), { id: 'preference' }),
  })
}
