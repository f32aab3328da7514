import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from './file-store'
import { createLocalFileStore } from './local-file-store'

let folder: string
let files: FileStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardhand-files-'))
  files = await createLocalFileStore(folder)
})
afterEach(() => rm(folder, { recursive: true }))

describe('files in a folder', () => {
  it('stores what arrives and reports its size, hash and first bytes', async () => {
    const file = await files.receive(Readable.from(['%PDF-', 'rest']))
    expect(file).toMatchObject({ size: 9, sha256: createHash('sha256').update('%PDF-rest').digest('hex') })
    expect(file.head.toString()).toBe('%PDF-rest')
    await file.storeAs('manuals/a.pdf')
    expect((await files.read('manuals/a.pdf')).toString()).toBe('%PDF-rest')
  })

  it('opens a part of a file and reports the size of the whole', async () => {
    await (await files.receive(Readable.from(['0123456789']))).storeAs('a')
    const part = await files.open('a', { start: 2, end: 4 })
    expect(part?.size).toBe(10)
    expect(part && (await text(part.content))).toBe('234')
  })

  it('stores nothing when an upload breaks off', async () => {
    async function* broken() {
      yield 'half of it'
      throw new Error('connection lost')
    }
    await expect(files.receive(Readable.from(broken()))).rejects.toThrow('connection lost')
    expect(await readdir(join(folder, '.incoming'))).toEqual([])
  })

  it('removes a discarded file', async () => {
    await (await files.receive(Readable.from(['x']))).discard()
    expect(await readdir(join(folder, '.incoming'))).toEqual([])
  })

  it('reports that a file does not exist', async () => {
    expect(await files.open('nowhere')).toBeUndefined()
    expect(await files.sizeOf('nowhere')).toBeUndefined()
  })

  it.each(['../outside', '/etc/passwd', '.incoming/x', ''])('refuses the key %j', async (key) => {
    await expect(async () => files.read(key)).rejects.toThrow('not a file key')
  })
})
