import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { UnreadableFile } from '../domain/unreadable-file'
import { damaged, tooLarge } from './refusals'

/** A workbook has some dozens; far more indicates an attack. */
const MAX_ENTRIES = 2_000

/** The files in an archive. What they declare to contain is checked while they are read. */
export interface Archive {
  /** Reads a file piece by piece; undefined if the archive lacks it. Its name is compared in any case of letters. */
  open(name: string, maxBytes: number): Promise<Readable | undefined>
  has(name: string): boolean
  close(): void
}

/**
 * @param source the path of a file, or its content
 * @throws UnreadableFile
 */
export async function openArchive(source: string | Buffer): Promise<Archive> {
  const options = { lazyEntries: true, autoClose: false }
  const zip = await unlessDamaged(
    typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options),
  )
  const entries = await unlessDamaged(entriesOf(zip))
  return {
    async open(name, maxBytes) {
      const entry = entries.get(name.toLowerCase())
      if (!entry) return undefined
      // More than an entry declares is an error of its stream: an archive that unfolds without end is not read.
      if (entry.uncompressedSize > maxBytes) throw new UnreadableFile(1, tooLarge)
      return unlessDamaged(zip.openReadStreamPromise(entry))
    },
    has: (name) => entries.has(name.toLowerCase()),
    close: () => zip.close(),
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  if (zip.entryCount > MAX_ENTRIES) throw new UnreadableFile(1, tooLarge)
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry)
  return entries
}

async function unlessDamaged<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(1, damaged)
  }
}
