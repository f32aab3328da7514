export { ForgotPasswordLink, LoginLink, linkClass, MagicLoginLink } from './auth-links'
