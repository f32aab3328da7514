export { changePassword } from './change-password'
export { ChangePasswordForm } from './ui/change-password-form'
