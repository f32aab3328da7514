import { Link, useSearch } from '@tanstack/react-router'
import { nextPath } from '@/features/session'
import { OnboardingPage } from '@/pages/auth/onboarding'
import { useText } from '@/shared/lib/i18n'
import { ForgotPasswordLink, linkClass } from '../auth-links'
import { LeaveGuard } from '../leave-guard'
import { routerText } from '../text'

export function OnboardingScreen() {
  const { next } = useSearch({ from: '/onboarding' })
  return (
    <>
      <OnboardingPage
        onFinished={() => window.location.replace(nextPath(next))}
        forgot={<ForgotPasswordLink label="noTemporaryPassword" />}
        footer={<WaysOut />}
      />
      <LeaveGuard />
    </>
  )
}

/** What is to be read opens beside the onboarding, so that nothing typed is lost. */
function WaysOut() {
  const t = useText(routerText)
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
