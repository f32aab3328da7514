import { pdfOfObjects } from './hostile-pdf'

export interface Pages {
  /** The content of each page; undefined for a page that does not exist. */
  contents: readonly (string | undefined)[]
  /** More entries of the catalogue. */
  catalogue?: string
  /** More entries of each page. */
  entries?: string
}

/** A PDF with what its pages contain as it is. */
export function pdfOfContents({ contents, catalogue = '', entries = '' }: Pages): Buffer {
  const kids = contents.map((content, at) => (content === undefined ? '99 0 R' : `${4 + 2 * at} 0 R`))
  return pdfOfObjects([
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`),
    Buffer.from(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    ...contents.flatMap((content = '', at) => [
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /H 3 0 R >> >> ${entries} >>`,
      ),
      Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    ]),
  ])
}

/** The content of a page with lines of text. */
export const show = (...lines: string[]) =>
  `BT /H 11 Tf 72 600 Td ${lines.map((line) => `(${line}) Tj 0 -16 Td`).join(' ')} ET`
