import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const schema = z.object({ database: z.string().min(16), signing: z.string().min(32) })

/** Passwords that this installation generated for itself. */
export type Secrets = z.output<typeof schema>

/** Reads the secrets of a data folder and generates them at the first start. Only the file's owner can read it. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  const stored = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (stored !== undefined) return schema.parse(JSON.parse(stored))

  const secrets = { database: randomBytes(24).toString('base64url'), signing: randomBytes(48).toString('base64url') }
  await mkdir(dataDir, { recursive: true })
  // Written to a temporary file and renamed, so that a crash never leaves an incomplete one.
  await writeFile(`${path}.new`, JSON.stringify(secrets), { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
  return secrets
}
