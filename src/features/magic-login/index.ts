export { MagicLoginSteps } from './ui/magic-login-steps'
