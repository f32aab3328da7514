import type { Chapter } from './block'
import { drawContents, type Entry, paginateContents } from './contents'
import { type Flow, openFlow } from './flow'
import { drawCover, drawRunningLines } from './furniture'
import type { Manual } from './manual'
import { wordings } from './wording'
import { writeChapter } from './write-chapter'

const roman = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']

/** The numbers and titles of the chapters and sections, in reading order. */
export function outline(chapters: Chapter[]): Omit<Entry, 'label'>[] {
  return chapters.flatMap((chapter, index) => {
    const sections = chapter.blocks.filter((block) => block.kind === 'section')
    return [
      { level: 1 as const, words: `${index + 1}  ${chapter.title}` },
      ...sections.map(({ title }, place) => ({ level: 2 as const, words: `${index + 1}.${place + 1} ${title}` })),
    ]
  })
}

/** Writes a manual as PDF: cover, contents with page numbers, chapters. The same content always yields the same bytes. */
export async function writeManual(manual: Manual): Promise<Buffer> {
  const flow = openFlow(manual)
  const { doc } = flow
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })

  doc.addPage()
  drawCover(flow)
  const contentsPages = reserveContents(flow)
  const labels = manual.chapters.flatMap((chapter, index) => writeChapter(flow, chapter, index + 1))
  const entries = outline(manual.chapters).map((line, index) => ({ ...line, label: labels[index] ?? '' }))
  for (const [index, lines] of paginateContents(entries, doc.page.height).entries()) {
    doc.switchToPage(contentsPages + index)
    drawContents(doc, manual, lines)
  }
  doc.end()
  await written
  return Buffer.concat(chunks)
}

/** Adds the empty pages that the contents will need and returns the index of the first one. */
function reserveContents(flow: Flow): number {
  const { doc, manual } = flow
  const first = doc.bufferedPageRange().count
  const pages = paginateContents(outline(manual.chapters), doc.page.height)
  for (const index of pages.keys()) {
    doc.addPage()
    const label = manual.pageNumbers === 'by-chapter' ? (roman[index + 1] ?? '') : String(first + index + 1)
    drawRunningLines(flow, wordings[manual.language].contents, label)
  }
  return first
}
