import { hash, verify } from '@node-rs/argon2'

// Argon2id with 19 MiB and two passes, the minimum that OWASP's password storage cheat sheet recommends.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(normalize(password), cost)

/** Some keyboards send `ñ` as one letter, others as `n` with a tilde: it is the same password. */
const normalize = (password: string) => password.normalize('NFC')

let decoy: Promise<string> | undefined

/**
 * Whether a password matches a hash. Without a hash (no such account, or no password yet) it takes equally long and
 * returns false, so that the duration does not reveal which accounts exist.
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  // Computed even if it is not needed; otherwise the first request for an unknown account would take twice as long.
  decoy ??= hashPassword('nobody has this password')
  const fallback = await decoy
  const matches = await verify(stored ?? fallback, normalize(password))
  return matches && stored != null
}
