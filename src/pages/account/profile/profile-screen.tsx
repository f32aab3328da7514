import { Link } from '@tanstack/react-router'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { ProfilePage } from './profile-page'
import { profileText } from './text'

export function ProfileScreen() {
  const t = useText(profileText)
  return (
    <ProfilePage
      changePassword={
        <LinkButton asChild>
          <Link to="/change-password">{t('changePasswordLink')}</Link>
        </LinkButton>
      }
    />
  )
}
