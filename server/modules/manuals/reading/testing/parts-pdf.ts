import { makePdf, put } from './pdf'

/** One page of a parts catalogue. */
export interface PartsPage {
  caption: string
  /** Item, part number, description and quantity of each row, and a remark if there are any. */
  rows: readonly (readonly string[])[]
}

const COLUMNS = [72, 120, 220, 400, 450]
const titles = ['Item', 'Part No.', 'Description', 'Qty', 'Remarks']
const LINE = 18

/** Creates a parts catalogue with a figure's caption and a list on each page. */
export const partsPdf = (...pages: PartsPage[]): Promise<Buffer> =>
  makePdf((doc) => {
    pages.forEach(({ caption, rows }, page) => {
      if (page > 0) doc.addPage()
      const line = (cells: readonly string[], top: number) => {
        for (const [column, cell] of cells.entries()) put(doc, COLUMNS[column] ?? 0, top, cell)
      }
      doc.font('Helvetica').fontSize(10)
      line([caption], 72)
      doc.font('Helvetica-Bold')
      line(titles.slice(0, Math.max(...rows.map(({ length }) => length))), 110)
      doc.font('Helvetica')
      for (const [row, cells] of rows.entries()) line(cells, 110 + (row + 1) * LINE)
    })
  })
