import type { Readable } from 'node:stream'

/** A file that has arrived but has not been given its place. Exactly one of `keep` and `discard` ends it. */
export interface IncomingFile {
  size: number
  /** Hash of the content in hexadecimal. */
  sha256: string
  /** The first bytes, enough to tell what kind of file it is. */
  head: Buffer
  /** All of it, for a file that is small. */
  read(): Promise<Buffer>
  /** Puts it at `key`, on disk for certain when this returns. */
  keep(key: string): Promise<void>
  discard(): Promise<void>
}

export interface StoredFile {
  content: Readable
  /** Size of the whole file in bytes. */
  size: number
}

/** Where documents are kept. Keys are relative paths with `/`, made by the server and never by a client. */
export interface FileStore {
  /** Takes a stream in. When the stream breaks, nothing of it stays. */
  receive(content: Readable): Promise<IncomingFile>
  read(key: string): Promise<Buffer>
  /** Where the file lies on disk, for those who read a large one in parts. */
  pathOf(key: string): string
  /** @returns undefined where there is no such file. `start` and `end` are inclusive byte positions. */
  open(key: string, range?: { start: number; end: number }): Promise<StoredFile | undefined>
  sizeOf(key: string): Promise<number | undefined>
  remove(key: string): Promise<void>
}
