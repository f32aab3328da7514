import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { FileStore } from './file-store'

const headLength = 1024

/** Documents in a folder. Uploads are written aside, synced and renamed, so that no half file ever has a name. */
export async function createLocalFileStore(folder: string): Promise<FileStore> {
  const root = resolve(folder)
  const incoming = join(root, '.incoming')
  await mkdir(incoming, { recursive: true })
  await removeLeftovers(incoming)

  const place = (key: string) => {
    const path = resolve(root, key)
    if (!path.startsWith(root + sep) || path.startsWith(incoming)) throw new Error(`not a key of a file: ${key}`)
    return path
  }
  const sizeOf = async (key: string) => (await stat(place(key)).catch(absent))?.size

  return {
    async receive(content) {
      const aside = join(incoming, randomUUID())
      const hash = createHash('sha256')
      let head = Buffer.alloc(0)
      let size = 0
      const file = await open(aside, 'wx')
      try {
        for await (const chunk of content) {
          const bytes = Buffer.from(chunk)
          hash.update(bytes)
          size += bytes.length
          if (head.length < headLength) head = Buffer.concat([head, bytes]).subarray(0, headLength)
          await file.writeFile(bytes)
        }
        await file.sync()
        await file.close()
      } catch (error) {
        await file.close().catch(() => undefined)
        await rm(aside, { force: true })
        throw error
      }
      return {
        size,
        sha256: hash.digest('hex'),
        head,
        read: () => readFile(aside),
        async keep(key) {
          await mkdir(dirname(place(key)), { recursive: true })
          await rename(aside, place(key))
          await syncFolder(dirname(place(key)))
        },
        discard: () => rm(aside, { force: true }),
      }
    },
    read: (key) => readFile(place(key)),
    pathOf: place,
    async open(key, range) {
      const size = await sizeOf(key)
      return size === undefined ? undefined : { content: createReadStream(place(key), range), size }
    },
    sizeOf,
    remove: (key) => rm(place(key), { force: true }),
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** A rename is on disk for certain only when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/** What an app that was killed left half received. A younger file may belong to another process that is running. */
async function removeLeftovers(incoming: string): Promise<void> {
  const dayAgo = Date.now() - 24 * 3600 * 1000
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < dayAgo) await rm(path, { force: true })
  }
}
