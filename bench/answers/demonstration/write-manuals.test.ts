import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demonstrationManuals } from '../../../server/seed/manuals/demonstration-manuals'
import { withDemonstrationManuals } from './write-manuals'

describe('withDemonstrationManuals', () => {
  it('writes every manual into the folder as a PDF under its own name', async () => {
    const heads = await withDemonstrationManuals(async (folder) => {
      const names = await readdir(folder)
      return Promise.all(
        names.map(async (name) => [name, (await readFile(join(folder, name))).subarray(0, 5).toString()]),
      )
    })
    expect(Object.fromEntries(heads)).toEqual(
      Object.fromEntries(demonstrationManuals.map(({ fileName }) => [fileName, '%PDF-'])),
    )
  })

  it('leaves no folder behind, even when its use fails', async () => {
    let used = ''
    const failing = withDemonstrationManuals(async (folder) => {
      used = folder
      throw new Error('no database')
    })
    await expect(failing).rejects.toThrow('no database')
    expect(used).not.toBe('')
    expect(existsSync(used)).toBe(false)
  })
})
