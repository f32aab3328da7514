import { Link } from '@tanstack/react-router'
import { ProfilePage } from '@/pages/account/profile'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { routerText } from '../text'

export function ProfileScreen() {
  const t = useText(routerText)
  return (
    <ProfilePage
      changePassword={
        <LinkButton asChild>
          <Link to="/change-password">{t('changePassword')}</Link>
        </LinkButton>
      }
    />
  )
}
