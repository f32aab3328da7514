import type { Block, Chapter } from './block'
import { writeFigure } from './figure'
import { type Flow, newPage } from './flow'
import { drawRunningLines, writeChapterTitle } from './furniture'
import { writeBullets, writeSection, writeSteps, writeSubheading, writeText } from './prose'
import { writeSafetyBlock } from './safety-block'
import { writeTable } from './table'
import { wordings } from './wording'

interface Numbers {
  chapter: number
  section: number
  figure: number
  table: number
}

/** Writes a chapter on new pages and returns the page numbers of the chapter and of each of its sections. */
export function writeChapter(flow: Flow, chapter: Chapter, number: number): string[] {
  const { doc, manual } = flow
  let pageOfChapter = 0
  let label = ''
  flow.onPage = () => {
    pageOfChapter += 1
    label = manual.pageNumbers === 'by-chapter' ? `${number}-${pageOfChapter}` : String(doc.bufferedPageRange().count)
    drawRunningLines(flow, chapter.title, label)
  }
  newPage(flow)
  const bookmark = doc.outline.addItem(`${number} ${chapter.title}`)
  writeChapterTitle(flow, number, chapter.title)
  const labels = [label]
  const numbers = { chapter: number, section: 0, figure: 0, table: 0 }
  for (const [index, block] of chapter.blocks.entries()) {
    writeBlock(flow, block, numbers, chapter.blocks[index + 1])
    if (block.kind === 'section') {
      bookmark.addItem(`${number}.${numbers.section} ${block.title}`)
      labels.push(label)
    }
  }
  return labels
}

/** The height that must follow a heading on its page: a whole figure, the first rows of a table, or a few lines. */
function heightBelowHeading(next: Block | undefined): number {
  if (next?.kind === 'figure') return next.height + 24
  return next?.kind === 'table' || next?.kind === 'safety' ? 96 : 64
}

function writeBlock(flow: Flow, block: Block, numbers: Numbers, next: Block | undefined): void {
  const words = wordings[flow.manual.language]
  switch (block.kind) {
    case 'section': {
      numbers.section += 1
      writeSection(flow, `${numbers.chapter}.${numbers.section}`, block.title, heightBelowHeading(next))
      break
    }
    case 'figure':
      numbers.figure += 1
      writeFigure(
        flow,
        block.drawing,
        block.height,
        `${words.figure} ${numbers.chapter}-${numbers.figure} ${block.caption}`,
      )
      break
    case 'table':
      if (block.caption !== undefined) numbers.table += 1
      writeTable(
        flow,
        block.columns,
        block.rows,
        block.caption && `${words.table} ${numbers.chapter}-${numbers.table} ${block.caption}`,
      )
      break
    case 'subheading':
      writeSubheading(flow, block.text)
      break
    case 'text':
      writeText(flow, block.text)
      break
    case 'bullets':
      writeBullets(flow, block.items)
      break
    case 'steps':
      writeSteps(flow, block.items, block.start)
      break
    case 'safety':
      writeSafetyBlock(flow, block.word, block.text)
      break
    case 'page':
      newPage(flow)
      break
  }
}
