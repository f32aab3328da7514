import { pdfOfObjects } from './hostile-pdf'

interface Layers {
  /** Content of the page, in points. It may draw the image /I (a grey unit square) and the form /F. */
  page: string
  /** Content of the form, in tenths of a point; it may draw the image, too. */
  form?: string
}

/** Writes lines of Helvetica from a baseline downwards. */
export const textContent = (
  lines: readonly string[],
  { x = 72, y = 600, size = 11, isInvisible = false }: { x?: number; y?: number; size?: number; isInvisible?: boolean },
): string =>
  `BT ${isInvisible ? 3 : 0} Tr /H ${size} Tf ${x} ${y} Td\n${lines.map((line) => `(${line}) Tj 0 ${-1.5 * size} Td`).join('\n')}\nET\n`

/** Draws the image with its lower left corner at a position. */
export const imageContent = (x: number, y: number, width: number, height: number): string =>
  `q ${width} 0 0 ${height} ${x} ${y} cm /I Do Q\n`

/** Draws the form over the whole page. */
export const formContent = 'q 0.1 0 0 0.1 0 0 cm /F Do Q\n'

/** A PDF of one letter page with an image and a form. */
export function layeredPdf({ page, form = '' }: Layers): Buffer {
  const stream = (content: string, entries = '') =>
    Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`, 'latin1')
  const resources = '<< /Font << /H 4 0 R >> /XObject << /I 5 0 R /F 6 0 R >> >>'
  return pdfOfObjects([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 7 0 R /Resources ${resources} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    stream('\x80', '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8'),
    stream(
      form,
      '/Type /XObject /Subtype /Form /BBox [0 0 6120 7920] /Resources << /Font << /H 4 0 R >> /XObject << /I 5 0 R >> >>',
    ),
    stream(page),
  ])
}
