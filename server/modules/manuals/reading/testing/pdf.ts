import PDFDocument from 'pdfkit'

export type Draw = (doc: PDFKit.PDFDocument) => void

/** The bytes of a PDF, uncompressed so that tests can damage specific parts. */
export const makePdf = (draw: Draw, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new PDFDocument({ size: 'LETTER', margin: 50, compress: false, ...options })
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
    doc.font('Helvetica').fontSize(10)
    draw(doc)
    doc.end()
  })

/** Writes one line of text at a position in points from the top left. */
export const put = (doc: PDFKit.PDFDocument, x: number, y: number, text: string) =>
  doc.text(text, x, y, { lineBreak: false })

/** Writes lines twelve points apart. */
export const putLines = (doc: PDFKit.PDFDocument, x: number, y: number, lines: readonly string[]) => {
  lines.forEach((line, index) => {
    put(doc, x, y + index * 12, line)
  })
}
