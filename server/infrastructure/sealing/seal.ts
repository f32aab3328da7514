import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts what is stored but must be readable with the server's secret alone. */
export interface Seal {
  /** @param context where the text is stored, such as the row's id: it opens only there */
  seal(text: string, context: string): Buffer
  /** @returns undefined for what was sealed with another secret, for another purpose or context, or was changed */
  open(sealed: Buffer, context: string): string | undefined
}

/**
 * AES-256-GCM with a key derived from the server's secret; stored are the nonce, the tag and the encrypted text.
 * @param purpose names the key, with its version, as in `telematics-password:v1`
 */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(text, context) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    open(sealed, context) {
      if (sealed.length < IV_BYTES + TAG_BYTES) return undefined
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        return undefined
      }
    },
  }
}
