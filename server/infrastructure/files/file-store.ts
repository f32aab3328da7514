import type { Readable } from 'node:stream'

/** A file that was received but not stored yet. Its receiver must call either `storeAs` or `discard`. */
export interface IncomingFile {
  size: number
  /** In hexadecimal. */
  sha256: string
  /** The first bytes, enough to recognize the kind of file. */
  head: Buffer
  /** Reads the whole file into memory; for small files. */
  read(): Promise<Buffer>
  /** Moves the file to `key`; it is durably on disk when this resolves. */
  storeAs(key: string): Promise<void>
  discard(): Promise<void>
}

export interface StoredFile {
  content: Readable
  /** Size of the whole file in bytes. */
  size: number
}

/** Stores documents. Keys are relative paths with `/`, chosen by the server and never by a client. */
export interface FileStore {
  /** Receives a stream. When the stream breaks off, nothing is stored. */
  receive(content: Readable): Promise<IncomingFile>
  read(key: string): Promise<Buffer>
  /** The file's path on disk, for reading a large file in parts. */
  pathOf(key: string): string
  /** @returns undefined when the file does not exist. `start` and `end` are inclusive byte positions. */
  open(key: string, range?: { start: number; end: number }): Promise<StoredFile | undefined>
  sizeOf(key: string): Promise<number | undefined>
  remove(key: string): Promise<void>
  /** Writes and removes a little; fails as storing a file would. */
  probe(): Promise<void>
}
