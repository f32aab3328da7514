import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Keys } from '../keys/keyring'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts stored text so that only the server's keys can read it. */
export interface Seal {
  /** @param context where the text is stored, such as the row's id; the text can be opened only with the same context */
  seal(text: string, context: string): Buffer
  /** @returns undefined when the text was sealed with another key, purpose or context, or was tampered with */
  open(sealed: Buffer, context: string): string | undefined
}

/** Uses AES-256-GCM. A sealed text consists of the nonce, the tag and the ciphertext. */
export function createSeal({ current, accepted }: Keys): Seal {
  return {
    seal(text, context) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, current, iv).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    open(sealed, context) {
      if (sealed.length < IV_BYTES + TAG_BYTES) return undefined
      for (const key of accepted) {
        const text = decrypt(sealed, context, key)
        if (text !== undefined) return text
      }
      return undefined
    },
  }
}

function decrypt(sealed: Buffer, context: string, key: Uint8Array): string | undefined {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
