import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Random access to the bytes of a PDF. */
export interface PdfSource {
  readonly size: number
  /** Fills `target` with the bytes from `position`. */
  read(position: number, target: Uint8Array): void
  close(): void
}

export const pdfBytes = (bytes: Uint8Array): PdfSource => ({
  size: bytes.length,
  read: (position, target) => target.set(bytes.subarray(position, position + target.length)),
  close: () => undefined,
})

/** PDFium requests a few hundred bytes at a time while parsing, so reads are buffered in larger blocks. */
const BLOCK_SIZE = 1 << 16

/** A PDF on disk, read in blocks. Reads are synchronous, because PDFium's callback is. */
export function openPdfFile(path: string): PdfSource {
  const file = openSync(path, 'r')
  const { size } = fstatSync(file)
  const block = new Uint8Array(BLOCK_SIZE)
  let [start, filled] = [0, 0]
  return {
    size,
    read(position, target) {
      if (target.length > BLOCK_SIZE / 2) return readFully(file, target, position)
      if (position < start || position + target.length > start + filled) {
        start = position - (position % (BLOCK_SIZE / 2))
        filled = readSync(file, block, 0, Math.min(BLOCK_SIZE, size - start), start)
      }
      target.set(block.subarray(position - start, position - start + target.length))
    },
    close: () => closeSync(file),
  }
}

function readFully(file: number, target: Uint8Array, position: number): void {
  for (let done = 0; done < target.length; ) {
    const count = readSync(file, target, done, target.length - done, position + done)
    if (count === 0) return
    done += count
  }
}
