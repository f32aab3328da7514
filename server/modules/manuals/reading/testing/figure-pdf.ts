import { makePdf, put } from './pdf'
import { imagesOf } from './scanned-pdf'

/** A figure on a page of its own, with the list on the next one. */
export interface FigurePdf {
  /** "Fig. 3-1 Radiator". */
  caption: string
  /** What is printed in the drawing, in points from the top left; item numbers and others. */
  printed: readonly (readonly [text: string, x: number, y: number])[]
  /** Item, part number, description and quantity of each row. */
  rows: readonly (readonly string[])[]
}

const columns = [72, 120, 220, 400]
const titles = ['Item', 'Part No.', 'Description', 'Qty']
const PAGE = { width: 612, height: 792 }
const CAPTION_TOP = 640
const PAGE_NUMBER = { x: 300, y: 750 }
const FIRST_PAGE_NUMBER = 5

/** The same with the drawing as a picture, and its caption and list as text. */
export async function picturedFigurePdf({ caption, printed, rows }: FigurePdf): Promise<Buffer> {
  const [drawing] = await imagesOf(await figurePdf({ caption: '', printed, rows: [] }), {
    ...{ turned: 0, width: PAGE.width, pages: 1 },
  })
  return makePdf((doc) => {
    if (drawing) doc.image(drawing, 0, 0, PAGE)
    put(doc, 72, CAPTION_TOP, caption)
    doc.addPage()
    writeList(doc, { caption, rows })
  })
}

/** Creates a parts catalogue with numbered pages. */
export const figurePdf = (...figures: FigurePdf[]): Promise<Buffer> =>
  makePdf((doc) => {
    figures.forEach(({ caption, printed, rows }, at) => {
      const pageNumber = (page: number) => put(doc, PAGE_NUMBER.x, PAGE_NUMBER.y, String(FIRST_PAGE_NUMBER + page))
      if (at > 0) doc.addPage()
      for (const [text, x, y] of printed) {
        put(doc, x, y, text)
        doc
          .moveTo(x, y + 12)
          .lineTo(306, 396)
          .stroke()
      }
      put(doc, 72, CAPTION_TOP, caption)
      pageNumber(2 * at)
      doc.addPage()
      writeList(doc, { caption, rows })
      pageNumber(2 * at + 1)
    })
  })

function writeList(doc: PDFKit.PDFDocument, { caption, rows }: Pick<FigurePdf, 'caption' | 'rows'>): void {
  put(doc, 72, 72, caption)
  for (const [row, cells] of [titles, ...rows].entries())
    for (const [column, cell] of cells.entries()) put(doc, columns[column] ?? 0, 110 + row * 18, cell)
}
