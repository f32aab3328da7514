import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTemporaryFolders } from './temporary-folders'

let root: string
let parent: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'yardhand-temporary-'))
  parent = join(root, 'scans')
})
afterEach(() => rm(root, { recursive: true }))

/** A folder with a file, as a killed process leaves it. */
async function leave(name: string, hoursAgo: number): Promise<void> {
  await mkdir(join(parent, name), { recursive: true })
  await writeFile(join(parent, name, '1-0.pgm'), 'P5')
  const time = new Date(Date.now() - hoursAgo * 3_600_000)
  await utimes(join(parent, name), time, time)
}

describe('temporary folders', () => {
  it('of killed processes are removed at the start, unless they may still be in use', async () => {
    await leave('old', 25)
    await leave('recent', 1)
    await createTemporaryFolders(parent)
    expect(await readdir(parent)).toEqual(['recent'])
  })

  it('are one for each use, and removed after it', async () => {
    const folders = await createTemporaryFolders(parent)
    const used = await Promise.all([
      folders.use(async (folder) => folder),
      folders.use(async (folder) => {
        expect((await stat(folder)).isDirectory()).toBe(true)
        return folder
      }),
    ])
    expect(new Set(used).size).toBe(2)
    expect(await readdir(parent)).toEqual([])
  })

  it('are removed after a failure, and created although their parent was removed', async () => {
    const folders = await createTemporaryFolders(parent)
    await rm(parent, { recursive: true })
    const failing = folders.use(async (folder) => {
      await writeFile(join(folder, '1-0.pgm'), 'P5')
      throw new Error('the disk is full')
    })
    await expect(failing).rejects.toThrow('the disk is full')
    expect(await readdir(parent)).toEqual([])
  })
})
