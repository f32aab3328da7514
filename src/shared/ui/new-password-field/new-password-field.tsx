import type { ComponentProps } from 'react'
import { useText } from '@/shared/lib/i18n'
import { PasswordField } from '../password-field'
import { newPasswordText } from './text'
import { shortestPassword } from './use-new-password-rules'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'help' | 'autoComplete'>

/** Asks for a new password once, because it can be shown, and lists the requirements before anything is typed. */
export function NewPasswordField(field: NewPasswordFieldProps) {
  const t = useText(newPasswordText)
  return (
    <PasswordField
      {...field}
      label={t('label')}
      help={t('rules', { least: shortestPassword })}
      autoComplete="new-password"
    />
  )
}
