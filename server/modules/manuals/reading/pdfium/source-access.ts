import type { PdfSource } from './pdf-source'

/** What a document's access needs of PDFium's WebAssembly. */
interface Memory {
  table: WebAssembly.Table
  bytes(): Uint8Array
}

/**
 * A module that hands `int getBlock(int, int, int, int)` through: a table of functions takes only what WebAssembly
 * exports. In the order of the bytes: header, type of the function, its import as `e.f`, its export as `f`.
 */
const passOn = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 9, 1, 0x60, 4, 0x7f, 0x7f, 0x7f, 0x7f, 1, 0x7f],
  ...[2, 7, 1, 1, 0x65, 1, 0x66, 0, 0],
  ...[7, 5, 1, 1, 0x66, 0, 0],
)

/**
 * The place in the table that means "no function" in C. It is the only one that is free, since the table cannot grow, and
 * PDFium does not compare it: what it is given it calls.
 */
const freePlace = 0

/** Lets PDFium read its documents from sources (its `FPDF_FILEACCESS`) instead of memory. */
export function createSourceAccess({ table, bytes }: Memory) {
  const sources = new Map<number, PdfSource>()
  let lastId = 0

  const getBlock = (id: number, position: number, buffer: number, size: number): number => {
    const source = sources.get(id)
    const from = position >>> 0
    if (!source || from + size > source.size) return 0
    source.read(from, bytes().subarray(buffer, buffer + size))
    return 1
  }
  const instance = new WebAssembly.Instance(new WebAssembly.Module(passOn), { e: { f: getBlock } })
  table.set(freePlace, instance.exports.f)

  return {
    /** The three words of an `FPDF_FILEACCESS` for a source. */
    register(source: PdfSource): { id: number; words: readonly [number, number, number] } {
      lastId += 1
      sources.set(lastId, source)
      return { id: lastId, words: [source.size, freePlace, lastId] }
    },
    forget: (id: number) => void sources.delete(id),
  }
}
