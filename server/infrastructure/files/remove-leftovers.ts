import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const MAX_AGE_MS = 24 * 3600 * 1000

/**
 * Removes what killed processes left in a folder of temporary files. A recent entry may belong to another process that is
 * still running, and another one may remove the same entry.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  const dayAgo = Date.now() - MAX_AGE_MS
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < dayAgo) await rm(path, { recursive: true, force: true })
  }
}
