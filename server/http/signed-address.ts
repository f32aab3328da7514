import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Keys } from '../infrastructure/keys/keyring'
import { Problem } from './problem'

/** Proof that the server itself gave out an address, until a time in seconds since 1970. */
export const proofSchema = z.object({ expires: z.number(), signature: z.string() })

export type Proof = z.output<typeof proofSchema>

export interface AddressSigner {
  /** A proof for `subject` that lasts some minutes. */
  sign(subject: string): Proof
  /** @throws Problem 403 for a proof that was not made here, 410 for one that has ended. */
  verify(subject: string, proof: Proof): void
}

const minutes = 15

/** Signs the addresses of files, so that an `<img>` can show them without a header (behaviour, section 5). */
export function createAddressSigner({ current, accepted }: Keys, now: () => number = () => Date.now()): AddressSigner {
  const signatureOf = (subject: string, expires: number, key: Uint8Array) =>
    createHmac('sha256', key).update(`${expires}:${subject}`).digest('base64url')
  return {
    sign(subject) {
      // Rounded up to the minute, so that a page shown twice is the same address and comes from the browser's cache.
      const expires = Math.ceil(now() / 60_000 + minutes) * 60
      return { expires, signature: signatureOf(subject, expires, current) }
    },
    verify(subject, { expires, signature }) {
      if (!accepted.some((key) => isSame(signatureOf(subject, expires, key), signature))) {
        throw new Problem(403, 'bad_signature', 'This link is not valid.')
      }
      if (expires * 1000 <= now()) {
        throw new Problem(410, 'link_expired', 'This link has expired. Open the manual again to get a new one.')
      }
    },
  }
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** What a proof is for. A manual's proof opens each of its pages, for whom it was given to; a path's, that one file. */
export const subjectOf = {
  manualPages: (manualId: string, owner: string) => `manual-pages:${manualId}:${owner}`,
  logo: (organizationId: string) => `logo:${organizationId}`,
  file: (path: string) => `file:${path}`,
}
