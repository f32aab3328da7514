import { Link } from '@tanstack/react-router'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { ChangePasswordPage } from './change-password-page'
import { changePasswordPageText } from './text'

export function ChangePasswordScreen() {
  const t = useText(changePasswordPageText)
  return (
    <ChangePasswordPage
      home={
        <LinkButton asChild>
          <Link to="/">{t('goHome')}</Link>
        </LinkButton>
      }
    />
  )
}
