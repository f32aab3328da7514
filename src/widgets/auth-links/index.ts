export {
  ForgotPasswordAnchor,
  ForgotPasswordLink,
  LoginLink,
  linkClass,
  MagicLoginAnchor,
  MagicLoginLink,
} from './auth-links'
