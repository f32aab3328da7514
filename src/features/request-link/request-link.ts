import { platform, unwrap, withoutToken } from '@/shared/api'

export type LinkKind = 'sign-in' | 'password'

const paths = { 'sign-in': '/auth/magic-link', password: '/auth/forgot-password' } as const

/**
 * Requests a link by e-mail. The server's answer is the same whether or not there is such an account.
 *
 * @throws ApiError, for instance when it was asked too often
 */
export async function requestLink(kind: LinkKind, email: string): Promise<void> {
  await unwrap(platform.POST(paths[kind], { body: { email: email.trim() }, fetch: withoutToken }))
}
