import type { PdfSource } from './pdf-source'

/** The parts of PDFium's WebAssembly instance that callbacks need. */
interface Memory {
  table: WebAssembly.Table
  bytes(): Uint8Array
}

/**
 * A WebAssembly module that forwards `int getBlock(int, int, int, int)`, because a function table accepts only exported
 * WebAssembly functions. The bytes are: header, function type, its import as `e.f`, its export as `f`.
 */
const forwardingModule = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 9, 1, 0x60, 4, 0x7f, 0x7f, 0x7f, 0x7f, 1, 0x7f],
  ...[2, 7, 1, 1, 0x65, 1, 0x66, 0, 0],
  ...[7, 5, 1, 1, 0x66, 0, 0],
)

/**
 * The slot of the C null pointer: the only free one, as the table cannot grow. PDFium calls the pointer without
 * comparing it with null.
 */
const TABLE_SLOT = 0

/** Lets PDFium read documents from sources (through `FPDF_FILEACCESS`) instead of memory. */
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
  const instance = new WebAssembly.Instance(new WebAssembly.Module(forwardingModule), { e: { f: getBlock } })
  table.set(TABLE_SLOT, instance.exports.f)

  return {
    /** Returns the three words of an `FPDF_FILEACCESS` for a source. */
    register(source: PdfSource): { id: number; words: readonly [number, number, number] } {
      lastId += 1
      sources.set(lastId, source)
      return { id: lastId, words: [source.size, TABLE_SLOT, lastId] }
    },
    unregister: (id: number) => void sources.delete(id),
  }
}
