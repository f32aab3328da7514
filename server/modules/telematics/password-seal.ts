import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Keeps passwords so that they can be read with the server's secret alone, and only where they were kept. */
export interface PasswordSeal {
  seal(password: string, sourceId: string): Buffer
  /** @returns undefined for what was sealed with another secret or for another endpoint, or has been changed */
  open(sealed: Buffer, sourceId: string): string | undefined
}

/** AES-256-GCM with a key of its own from the server's secret; stored are the nonce, the proof and the rest. */
export function createPasswordSeal(secret: string): PasswordSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'telematics-password:v1', 32))
  return {
    seal(password, sourceId) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(sourceId))
      const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    open(sealed, sourceId) {
      if (sealed.length < ivBytes + tagBytes) return undefined
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(sourceId))
        .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
      try {
        const password = Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
        return password.toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
