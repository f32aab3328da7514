import { hash, verify } from '@node-rs/argon2'

// Argon2id with 19 MiB and two passes, the least that OWASP's password storage cheat sheet recommends.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(written(password), cost)

/** One keyboard sends `ñ` as a letter, another as `n` with a tilde: it is the same password. */
const written = (password: string) => password.normalize('NFC')

let decoy: Promise<string> | undefined

/**
 * Whether the password belongs to the hash. Without a hash (no such account, or none set yet) it takes as long and
 * answers false, so that nobody learns from the clock which accounts exist.
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  // Made also where it is not needed, or the first name that does not exist would take twice as long.
  decoy ??= hashPassword('nobody has this password')
  const spare = await decoy
  const matches = await verify(stored ?? spare, written(password))
  return matches && stored != null
}
