import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { sep } from 'node:path'
import { removeLeftovers } from './remove-leftovers'

export interface TemporaryFolders {
  /** Runs `work` with a new folder and removes the folder afterwards. */
  use<Result>(work: (folder: string) => Promise<Result>): Promise<Result>
}

/** Creates temporary folders in another one, after removing those that killed processes left there. */
export async function createTemporaryFolders(parent: string): Promise<TemporaryFolders> {
  await mkdir(parent, { recursive: true })
  await removeLeftovers(parent)
  return {
    async use(work) {
      // It may have been emptied together with the cache.
      await mkdir(parent, { recursive: true })
      const folder = await mkdtemp(parent + sep)
      try {
        return await work(folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
