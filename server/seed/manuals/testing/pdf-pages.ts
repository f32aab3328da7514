import { PDFiumLibrary } from '@hyzyla/pdfium'

/** Extracts the text of each page of a PDF, with every run of white space replaced by one space. */
export async function pdfPages(pdf: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const pages = [...document.pages()].map((page) => page.getText().replace(/\s+/g, ' ').trim())
    document.destroy()
    return pages
  } finally {
    library.destroy()
  }
}

/** The page number printed in the footer, after the publication number. */
const printedNumber = (page: string) => / HM \d{3}-\d{3} [A-Z]{2}-\d (\S+)/.exec(page)?.[1]

/**
 * Finds the page that the table of contents gives for a section, by the page number in its footer.
 * @throws Error if the contents do not list the section or no page has that number
 */
export function pageNamedByContents(pages: string[], section: string): string {
  const isContents = (page: string) => / (Contents|Contenido) \S+ HM /.test(page)
  const words = section.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const label = new RegExp(` ${words} (\\d+(?:-\\d+)?)(?: |$)`).exec(pages.filter(isContents).join(' '))?.[1]
  if (!label) throw new Error(`The contents do not list "${section}"`)
  const page = pages.find((text) => printedNumber(text) === label && !isContents(text))
  if (!page) throw new Error(`No page carries the number ${label}`)
  return page
}
