import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { ChangePasswordForm, changePassword } from '@/features/change-password'
import { OnboardingSteps, ProfileForm, useOnboarding } from '@/features/onboarding'
import { nextPath, useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { FrontPage } from '@/shared/ui/front-page'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import { linkClass } from '@/widgets/auth-links'
import { LeaveGuard } from '@/widgets/leave-guard'
import { onboardingRoute } from './route'
import { onboardingPageText } from './text'

type OnboardingPageProps = {
  /** Reloads the app at the page that the person wanted. */
  onFinished: () => void
  footer: ReactNode
}

/** What an invited person is asked for before the first work, one thing at a time, as long as the server asks. */
export function OnboardingPage({ onFinished, footer }: OnboardingPageProps) {
  const t = useText(onboardingPageText)
  const user = useUser()
  const { status, isOver, submitPassword, submitNames } = useOnboarding(user, changePassword)
  if (isOver) return <Finished onFinished={onFinished} />

  const isPassword = status === 'CHANGE_PASSWORD'
  return (
    <FrontPage
      title={t(isPassword ? 'passwordTitle' : 'profileTitle')}
      summary={t(isPassword ? 'passwordSummary' : 'profileSummary')}
      above={<OnboardingSteps current={isPassword ? 'CHANGE_PASSWORD' : 'COMPLETE_PROFILE'} />}
      footer={footer}
    >
      {isPassword ? (
        <ChangePasswordForm isFirst email={user.email} send={submitPassword} />
      ) : (
        <ProfileForm names={user} send={submitNames} />
      )}
    </FrontPage>
  )
}

function Finished({ onFinished }: Pick<OnboardingPageProps, 'onFinished'>) {
  const leave = useEffectEvent(onFinished)
  useEffect(() => leave(), [])
  return <LoadingOverlay />
}

export function OnboardingScreen() {
  const { next } = useRouteSearch(onboardingRoute).search
  return (
    <>
      <OnboardingPage onFinished={() => window.location.replace(nextPath(next))} footer={<WaysOut />} />
      <LeaveGuard />
    </>
  )
}

/** What is to be read opens beside the onboarding, so that nothing typed is lost. */
function WaysOut() {
  const t = useText(onboardingPageText)
  return (
    <>
      <Link to="/logout" className={linkClass}>
        {t('signOut')}
      </Link>
      <Link to="/terms-of-service" target="_blank" className={linkClass}>
        {t('terms')}
      </Link>
      <Link to="/privacy-policy" target="_blank" className={linkClass}>
        {t('privacy')}
      </Link>
    </>
  )
}
