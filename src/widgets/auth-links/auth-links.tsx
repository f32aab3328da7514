import { Link } from '@tanstack/react-router'
import { useText } from '@/shared/lib/i18n'
import { authLinksText } from './text'

export const linkClass = 'min-h-control content-center text-link hover:underline'

export function ForgotPasswordLink() {
  const t = useText(authLinksText)
  return (
    <Link to="/forgot-password" className={linkClass}>
      {t('forgotPassword')}
    </Link>
  )
}

/** The same link before there is a router. */
export function ForgotPasswordAnchor() {
  const t = useText(authLinksText)
  return (
    <a href="/forgot-password" className={linkClass}>
      {t('forgotPassword')}
    </a>
  )
}

export function MagicLoginLink() {
  const t = useText(authLinksText)
  return (
    <Link to="/magic-login" className={linkClass}>
      {t('emailLink')}
    </Link>
  )
}

/** The same link before there is a router. */
export function MagicLoginAnchor() {
  const t = useText(authLinksText)
  return (
    <a href="/magic-login" className={linkClass}>
      {t('emailLink')}
    </a>
  )
}

export function LoginLink() {
  const t = useText(authLinksText)
  return (
    <Link to="/login" className={linkClass}>
      {t('backToLogin')}
    </Link>
  )
}
