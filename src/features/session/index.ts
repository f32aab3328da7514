export { nextPath } from './model/next-path'
export { isOutOfReach, isRestoring, retrySession, type Session, startSession, whenRestored } from './model/session'
export { signIn, signInByLink } from './model/sign-in'
export { SessionProvider, useSession, useSessionSelector, useUser } from './model/use-session'
