import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { userQueries } from '@/entities/user'
import { ChangePasswordForm, changePassword } from '@/features/change-password'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Callout } from '@/shared/ui/callout'
import { LinkButton } from '@/shared/ui/link-button'
import { PageHeader } from '@/shared/ui/page-header'
import { changePasswordPageText } from './text'

type ChangePasswordPageProps = {
  /** The way on, once it is done. */
  home: ReactNode
}

export function ChangePasswordPage({ home }: ChangePasswordPageProps) {
  const t = useText(changePasswordPageText)
  const { email } = useUser()
  const queryClient = useQueryClient()
  const [isChanged, setIsChanged] = useState(false)
  usePageTitle(t('title'))

  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} />
      <div className="max-w-110">
        {isChanged ? (
          <Callout tone="success" announce title={t('changedTitle')} actions={home}>
            {t('changed')}
          </Callout>
        ) : (
          <ChangePasswordForm
            email={email}
            send={async (passwords) => {
              queryClient.setQueryData(userQueries.me().queryKey, await changePassword(passwords))
              setIsChanged(true)
            }}
          />
        )}
      </div>
    </>
  )
}

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
