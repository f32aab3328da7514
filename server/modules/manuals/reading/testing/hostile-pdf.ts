import { deflateSync } from 'node:zlib'

/** A one-page PDF whose compressed content expands to this many megabytes of text. */
export function unfoldingPdf(megabytes: number): Buffer {
  const line = '0 -1 Td (The engine takes oil.) Tj\n'
  const content = `BT /F1 8 Tf 72 700 Td\n${line.repeat(Math.ceil((megabytes * 1_000_000) / line.length))}ET`
  return pdfOfPage(deflateSync(content, { level: 9 }), '/Filter /FlateDecode ')
}

/** A PDF whose pages each have some text and so many lines across the page that they take long to draw. */
export function manyLinesPdf({ lines: count, pages = 1 }: { lines: number; pages?: number }): Buffer {
  const lines = '0 0 m 612 792 l S 612 0 m 0 792 l S\n'.repeat(count / 2)
  const content = deflateSync(`BT /F1 12 Tf 72 700 Td (Wiring diagram) Tj ET\n${lines}`)
  return pdfOfPage(content, '/Filter /FlateDecode ', pages)
}

function pdfOfPage(content: Uint8Array, filter: string, pages = 1): Buffer {
  const [tree, stream, font, firstPage] = [2, 3, 4, 5]
  const pageNumbers = Array.from({ length: pages }, (_, index) => firstPage + index)
  const kids = pageNumbers.map((number) => `${number} 0 R`).join(' ')
  const resources = `<< /Font << /F1 ${font} 0 R >> >>`
  const page = `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 612 792] /Contents ${stream} 0 R /Resources ${resources} >>`
  return pdfOfObjects([
    Buffer.from(`<< /Type /Catalog /Pages ${tree} 0 R >>`),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`),
    Buffer.concat([
      Buffer.from(`<< ${filter}/Length ${content.length} >>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    ...pageNumbers.map(() => Buffer.from(page)),
  ])
}

/** A PDF of these objects, numbered from 1; the first is the catalogue. */
export function pdfOfObjects(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  objects.forEach((body, index) => {
    offsets.push(length)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]))
  })
  const start = length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`))
  add(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`))
  return Buffer.concat(parts)
}
