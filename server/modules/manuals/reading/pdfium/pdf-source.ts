import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The bytes of a PDF, of which PDFium reads what it needs. */
export interface PdfSource {
  readonly size: number
  /** Fills `target` with what begins at `position`. */
  read(position: number, target: Uint8Array): void
  close(): void
}

export const pdfBytes = (bytes: Uint8Array): PdfSource => ({
  size: bytes.length,
  read: (position, target) => target.set(bytes.subarray(position, position + target.length)),
  close: () => undefined,
})

/** PDFium asks for some hundred bytes at a time where it parses; so much more is read with them. */
const blockSize = 1 << 16

/** A PDF on disk: only what is looked at is ever in memory. Reading waits, for PDFium does too. */
export function openPdfFile(path: string): PdfSource {
  const file = openSync(path, 'r')
  const { size } = fstatSync(file)
  const block = new Uint8Array(blockSize)
  let [start, filled] = [0, 0]
  return {
    size,
    read(position, target) {
      if (target.length > blockSize / 2) return readFully(file, target, position)
      if (position < start || position + target.length > start + filled) {
        start = position - (position % (blockSize / 2))
        filled = readSync(file, block, 0, Math.min(blockSize, size - start), start)
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
