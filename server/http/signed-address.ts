import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Keys } from '../infrastructure/keys/keyring'
import { Problem } from './problem'

/** Proves that the server itself issued an address; `expires` is in seconds since 1970. */
export const proofSchema = z.object({ expires: z.number(), signature: z.string() })

export type Proof = z.output<typeof proofSchema>

export interface AddressSigner {
  /** Creates a proof for `subject` that is valid for a few minutes, or for one to two hours. */
  sign(subject: string, lifetime?: 'minutes' | 'hours'): Proof
  /** @throws Problem 403 for a forged proof, 410 for an expired one */
  verify(subject: string, proof: Proof): void
}

/** How long a proof is valid, and the step up to which its end is rounded; in minutes. */
const lifetimes = {
  minutes: { lifetime: 15, step: 1 },
  hours: { lifetime: 60, step: 60 },
}

/** Signs the addresses of files, so that an `<img>` can show them without a header (behaviour, section 5). */
export function createAddressSigner({ current, accepted }: Keys, now: () => number = () => Date.now()): AddressSigner {
  const signatureOf = (subject: string, expires: number, key: Uint8Array) =>
    createHmac('sha256', key).update(`${expires}:${subject}`).digest('base64url')
  return {
    sign(subject, unit = 'minutes') {
      const { lifetime, step } = lifetimes[unit]
      // Rounded up, so that a page shown twice has the same address and comes from the browser's cache.
      const expires = Math.ceil((now() / 60_000 + lifetime) / step) * step * 60
      return { expires, signature: signatureOf(subject, expires, current) }
    },
    verify(subject, { expires, signature }) {
      if (!accepted.some((key) => isSame(signatureOf(subject, expires, key), signature))) {
        throw new Problem(403, 'bad_signature', { en: 'This link is not valid.', es: 'Este enlace no es válido.' })
      }
      if (expires * 1000 <= now()) {
        throw new Problem(410, 'link_expired', {
          en: 'This link has expired. Open the page again to get a new one.',
          es: 'Este enlace ha caducado. Vuelva a abrir la página para obtener uno nuevo.',
        })
      }
    },
  }
}

function isSame(expected: string, actual: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(actual)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The subjects of proofs. A manual's proof is valid for all of its pages and bound to the person it was issued to. */
export const subjectOf = {
  manualPages: (manualId: string, owner: string) => `manual-pages:${manualId}:${owner}`,
  logo: (organizationId: string) => `logo:${organizationId}`,
  file: (path: string) => `file:${path}`,
  picture: (id: string) => `picture:${id}`,
}
