import { Link } from '@tanstack/react-router'
import { ChangePasswordPage } from '@/pages/auth/change-password'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { routerText } from '../text'

export function ChangePasswordScreen() {
  const t = useText(routerText)
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
