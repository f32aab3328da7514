import { LoginLink } from '@/widgets/auth-links'
import { ForgotPasswordPage } from './forgot-password-page'

export function ForgotPasswordScreen() {
  return <ForgotPasswordPage footer={<LoginLink />} />
}
