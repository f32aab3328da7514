import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const accessSeconds = 15 * 60
export const refreshSeconds = 30 * 24 * 3600

const accessClaims = z.object({ user_id: z.uuid(), session_id: z.uuid() })
const refreshClaims = z.object({ jti: z.uuid(), session_id: z.uuid() })

export type AccessClaims = z.output<typeof accessClaims>
export type RefreshClaims = z.output<typeof refreshClaims>

export interface TokenService {
  issueAccess(claims: AccessClaims): Promise<string>
  issueRefresh(claims: RefreshClaims): Promise<string>
  /** @returns undefined for a token that is expired, forged or of another kind. */
  readAccess(token: string): Promise<AccessClaims | undefined>
  readRefresh(token: string): Promise<RefreshClaims | undefined>
}

/** JSON Web Tokens: 15 minutes for access, 30 days for refresh (behaviour, section 3). */
export function createTokenService(secret: string, now: () => Date = () => new Date()): TokenService {
  const key = new TextEncoder().encode(secret)

  const issue = (claims: Record<string, string>, audience: string, seconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(audience)
      .setIssuedAt(now())
      .setExpirationTime(new Date(now().getTime() + seconds * 1000))
      .sign(key)

  async function read<T>(token: string, audience: string, schema: z.ZodType<T>): Promise<T | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, { audience, algorithms: ['HS256'], currentDate: now() })
      return schema.safeParse(payload).data
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  return {
    issueAccess: (claims) => issue({ ...claims }, 'access', accessSeconds),
    issueRefresh: (claims) => issue({ ...claims }, 'refresh', refreshSeconds),
    readAccess: (token) => read(token, 'access', accessClaims),
    readRefresh: (token) => read(token, 'refresh', refreshClaims),
  }
}
