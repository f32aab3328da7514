export { MagicLoginPage } from './magic-login-page'
