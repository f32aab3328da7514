import { ForgotPasswordPage } from '@/pages/auth/forgot-password'
import { LoginLink } from '../auth-links'

export function ForgotPasswordScreen() {
  return <ForgotPasswordPage footer={<LoginLink />} />
}
