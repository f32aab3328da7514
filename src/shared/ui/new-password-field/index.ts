export { NewPasswordField } from './new-password-field'
export { useNewPasswordRules } from './use-new-password-rules'
