import { Link } from '@tanstack/react-router'
import { nextPath } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { ForgotPasswordLink, linkClass } from '@/widgets/auth-links'
import { LeaveGuard } from '@/widgets/leave-guard'
import { OnboardingPage } from './onboarding-page'
import { onboardingRoute } from './route'
import { onboardingPageText } from './text'

export function OnboardingScreen() {
  const { next } = useRouteSearch(onboardingRoute).search
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
