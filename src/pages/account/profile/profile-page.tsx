import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hasRole, isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Card } from '@/shared/ui/card'
import { LinkButton } from '@/shared/ui/link-button'
import { PageHeader } from '@/shared/ui/page-header'
import { DetailsForm } from './details-form'
import { EmailChoices } from './email-choices'
import { DueEmailsChoice, Preferences } from './preferences'
import { Sessions } from './sessions'
import { profileText } from './text'

type ProfilePageProps = {
  /** Leads to where the password is changed. */
  changePassword: ReactNode
}

/** "/profile (details, theme, language, units, sessions)". */
export function ProfilePage({ changePassword }: ProfilePageProps) {
  const t = useText(profileText)
  usePageTitle(t('title'))
  const user = useUser()
  return (
    <div className="max-w-180">
      <PageHeader title={t('title')} summary={user.organization?.name} />
      <div className="grid gap-5">
        <Card title={t('details')}>
          <DetailsForm key={user.id} user={user} />
        </Card>
        <Card title={t('preferences')}>
          <Preferences user={user} />
        </Card>
        {user.organization && (
          <Card title={t('emails')}>
            <div className="grid gap-6">
              {(hasRole(user, 'org-admin') || !isOfDealership(user)) && <DueEmailsChoice user={user} />}
              <EmailChoices />
            </div>
          </Card>
        )}
        <Card title={t('password')}>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
            <p className="min-w-0 text-ink-muted">{t('passwordHelp')}</p>
            {changePassword}
          </div>
        </Card>
        <Sessions />
      </div>
    </div>
  )
}

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
