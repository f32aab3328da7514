import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { dueEmailsValues, unitsValues } from '#contract/platform-limits'
import { hasRole, type User, userMutations } from '@/entities/user'
import { chooseLanguage, isLanguage, languages, useLanguage, useText } from '@/shared/lib/i18n'
import { chooseTheme, themes, themeText, useTheme } from '@/shared/lib/theme'
import { SavedSelect } from './saved-select'
import { profileText } from './text'

/** Theme, language and units. Each choice takes effect at once; language and units are stored with the account. */
export function Preferences({ user }: { user: User }) {
  const t = useText(profileText)
  const words = useText(themeText)
  const theme = useTheme()
  const language = useLanguage()
  const [hasChosenTheme, setHasChosenTheme] = useState(false)
  const { change: changeLanguage, changing: _, ...languageState } = useSavedChange(user)
  const { change: changeUnits, changing, ...unitsState } = useSavedChange(user)

  async function speak(chosen: string) {
    if (!isLanguage(chosen)) return
    await chooseLanguage(chosen)
    changeLanguage({ language: chosen })
  }

  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <SavedSelect
        label={t('theme')}
        help={t('themeHelp')}
        value={theme}
        onChange={({ target }) => {
          const chosen = themes.find((offered) => offered === target.value)
          if (!chosen) return
          chooseTheme(chosen)
          setHasChosenTheme(true)
        }}
        saved={hasChosenTheme && t('savedHere')}
        options={themes.map((offered) => ({ value: offered, label: words(offered) }))}
      />
      <SavedSelect
        label={t('language')}
        help={t('languageHelp')}
        value={language}
        onChange={({ target }) => void speak(target.value)}
        {...languageState}
        options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
      />
      <SavedSelect
        label={t('units')}
        help={t('unitsHelp')}
        value={changing?.units ?? user.units}
        onChange={({ target }) => {
          const chosen = unitsValues.find((offered) => offered === target.value)
          if (chosen) changeUnits({ units: chosen })
        }}
        {...unitsState}
        options={unitsValues.map((offered) => ({ value: offered, label: t(offered) }))}
      />
    </div>
  )
}

/**
 * How often an Org Admin is e-mailed what has fallen due, or a customer's account at the address that the dealership has
 * entered; saved at once.
 */
export function DueEmailsChoice({ user }: { user: User }) {
  const t = useText(profileText)
  const { change, changing, ...state } = useSavedChange(user)
  return (
    <SavedSelect
      label={t('dueEmails')}
      help={t(hasRole(user, 'org-admin') ? 'dueEmailsHelp' : 'dueEmailsAsContactHelp')}
      value={changing?.due_emails ?? user.due_emails}
      onChange={({ target }) => {
        const chosen = dueEmailsValues.find((offered) => offered === target.value)
        if (chosen) change({ due_emails: chosen })
      }}
      {...state}
      options={dueEmailsValues.map((offered) => ({ value: offered, label: t(offered) }))}
    />
  )
}

/** Changes a preference of the reader, and says beside it whether it was saved with the account. */
function useSavedChange({ id }: Pick<User, 'id'>) {
  const t = useText(profileText)
  const { mutate, isPending, variables, isSuccess, error } = useMutation(userMutations.changeMe(id))
  return {
    change: mutate,
    /** What is being saved, shown at once. */
    changing: isPending ? variables : undefined,
    saved: isSuccess && t('preferenceSaved'),
    ...(error && { error: t('preferenceFailed', { reason: error.message }) }),
  }
}
