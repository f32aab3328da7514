export { ResetPasswordForm } from './ui/reset-password-form'
