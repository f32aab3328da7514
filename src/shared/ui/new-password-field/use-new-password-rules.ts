import { useText } from '@/shared/lib/i18n'
import { newPasswordText } from './text'

/** In characters, as the contract's NewPassword asks for; the server also refuses common passwords. */
export const shortestPassword = 12

/** The rules of a new password for a form: `register('new_password', useNewPasswordRules())`. */
export function useNewPasswordRules() {
  const t = useText(newPasswordText)
  return {
    required: t('required'),
    validate: (password: string) =>
      [...password].length >= shortestPassword || t('tooShort', { least: shortestPassword }),
  }
}
