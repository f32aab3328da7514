import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { FileStore } from './file-store'
import { removeLeftovers } from './remove-leftovers'

const HEAD_BYTES = 1024
/** More than file systems store beside a file's name. */
const PROBE_BYTES = 65_536

/**
 * Stores documents in a folder. Uploads are written to a temporary file, which is
 * synced and renamed to store it, so that none is ever incomplete.
 */
export async function createLocalFileStore(folder: string): Promise<FileStore> {
  const root = resolve(folder)
  const incoming = join(root, '.incoming')
  await mkdir(incoming, { recursive: true })
  await removeLeftovers(incoming)

  const resolveKey = (key: string) => {
    const path = resolve(root, key)
    if (!path.startsWith(root + sep) || path.startsWith(incoming)) throw new Error(`not a file key: ${key}`)
    return path
  }
  const sizeOf = async (key: string) => (await stat(resolveKey(key)).catch(undefinedWhenMissing))?.size

  return {
    async receive(content) {
      const temporary = join(incoming, randomUUID())
      const hash = createHash('sha256')
      let head = Buffer.alloc(0)
      let size = 0
      const file = await open(temporary, 'wx')
      try {
        for await (const chunk of content) {
          const bytes = Buffer.from(chunk)
          hash.update(bytes)
          size += bytes.length
          if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes]).subarray(0, HEAD_BYTES)
          await file.writeFile(bytes)
        }
        await file.close()
      } catch (error) {
        await file.close().catch(() => undefined)
        await rm(temporary, { force: true })
        throw error
      }
      return {
        size,
        sha256: hash.digest('hex'),
        head,
        read: () => readFile(temporary),
        async storeAs(key) {
          const path = resolveKey(key)
          await mkdir(dirname(path), { recursive: true })
          // Only here: most uploads, such as tables, are read and discarded, and syncing delays the database's commits.
          await sync(temporary)
          await rename(temporary, path)
          await sync(dirname(path))
        },
        discard: () => rm(temporary, { force: true }),
      }
    },
    read: (key) => readFile(resolveKey(key)),
    pathOf: resolveKey,
    async open(key, range) {
      const size = await sizeOf(key)
      return size === undefined ? undefined : { content: createReadStream(resolveKey(key), range), size }
    },
    sizeOf,
    remove: (key) => rm(resolveKey(key), { force: true }),
    async probe() {
      const temporary = join(incoming, randomUUID())
      await writeFile(temporary, Buffer.alloc(PROBE_BYTES)).finally(() => rm(temporary, { force: true }))
    },
  }
}

function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Writes a file's content, or a folder's names after a rename, durably to disk. */
async function sync(path: string): Promise<void> {
  const opened = await open(path, 'r')
  await opened.sync().finally(() => opened.close())
}
