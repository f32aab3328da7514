import { createHash, randomBytes } from 'node:crypto'
import type { OneTimePurpose } from '../../../db/schema'

export type { OneTimePurpose }

/** How long a link is valid, in minutes (behaviour, section 3). */
export const linkMinutes: Record<OneTimePurpose, number> = { reset_password: 60, magic_login: 30 }

/** For one account. */
export const MAX_LINKS_PER_HOUR = 5

/** Creates 256 random bits in the form used in addresses. Only their hash is stored. */
export const createToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
