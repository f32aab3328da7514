import type { PageLayout } from '../layout/layout-pages'
import { rowText } from '../layout/row'

const title =
  /^\W*(table of contents|contents|index|list of (figures|tables|illustrations)|[íi]ndice|contenido|inhalt(sverzeichnis)?|stichwortverzeichnis)\b/i
const refersToPage = /(\s|\.{2,})([A-Z]{0,2}-?\d{1,3}([-.]\d{1,3}){0,2}|[ivx]{1,5})$/

/** Pages that only say where things stand: most rows end in a page number, under a heading that says so or not. */
export const isContentsPage = (page: PageLayout): boolean => {
  const rows = page.stretches.flat()
  if (rows.length < 6) return false
  const texts = rows.map(rowText)
  const titled = texts.slice(0, 5).some((text) => title.test(text) && text.length < 50)
  const referring = rows.filter((row, index) => {
    const text = texts[index] ?? ''
    return refersToPage.test(text) && (row.ledBy || text.replace(/[^\p{L}]/gu, '').length > text.length * 0.5)
  })
  const led = rows.filter((row) => row.ledBy).length
  const share = referring.length / rows.length
  return (titled && share >= 0.3) || (share >= 0.6 && led >= rows.length * 0.4 && countsUp(texts))
}

/** Page numbers of contents grow down the page; values of a table with leaders do not. */
const countsUp = (texts: readonly string[]) => {
  const numbers = texts.flatMap((text) => {
    const digits = /(\d{1,3})$/.exec(text)?.[1]
    return digits ? [Number(digits)] : []
  })
  const steps = numbers.slice(1).map((value, index) => value - (numbers[index] ?? 0))
  return steps.length >= 5 && steps.filter((step) => step >= 0).length >= steps.length * 0.8
}
