import { PDFiumLibrary } from '@hyzyla/pdfium'

/** The text of each page of a PDF, as a reader of the file gets it, with every run of white space as one space. */
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

/** A page's printed number: it stands in the foot, after the number of the publication. */
const printedNumber = (page: string) => / HM \d{3}-\d{3} [A-Z]{2}-\d (\S+)/.exec(page)?.[1]

/**
 * The page that the contents name for a section: follows its printed number to the page that carries it in its foot.
 * Throws where the contents do not list the section or no page carries the number.
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
