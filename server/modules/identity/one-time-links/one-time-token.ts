import { createHash, randomBytes } from 'node:crypto'
import type { OneTimePurpose } from '../../../db/schema'

export type { OneTimePurpose }

/** How long a link is good, in minutes (behaviour, section 3). */
export const linkMinutes: Record<OneTimePurpose, number> = { reset_password: 60, magic_login: 30 }

/** How many links one account is sent within an hour at most. */
export const mostLinksAnHour = 5

/** 256 random bits, as they stand in an address. Only their hash is stored. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
