import { describe, expect, it } from 'vitest'
import { pageNamedByContents, pdfPages } from '../testing/pdf-pages'
import {
  bullets,
  type Chapter,
  caution,
  danger,
  figure,
  note,
  notice,
  page,
  section,
  steps,
  stepsFrom,
  table,
  text,
  warning,
} from './block'
import { art, box, withCallouts } from './drawing'
import type { Manual } from './manual'
import { writeManual } from './write-manual'

const drawing = withCallouts(art(100, 60, box([10, 10], 80, 40)), [50, 30, 90, 10], [20, 20, 10, 5])

const manual = (chapters: Chapter[], changes: Partial<Manual> = {}): Manual => ({
  brand: 'Harrow',
  model: 'T-1',
  machineType: 'Test machine',
  title: 'Operation Manual',
  publication: 'HM 001-101 EN-1',
  serialNumbers: 'T00001 to T00009',
  issued: new Date('2020-01-01T00:00:00Z'),
  language: 'en',
  pageSize: 'LETTER',
  columns: 1,
  pageNumbers: 'by-chapter',
  cover: drawing,
  coverNote: 'Keep it.',
  chapters,
  ...changes,
})

const read = async (content: Manual) => pdfPages(await writeManual(content))

const oneChapter = (...blocks: Chapter['blocks']) => manual([{ title: 'Care', blocks }])

describe('a written manual', () => {
  it('has a cover and contents, and each chapter starts on a new page', async () => {
    const pages = await read(
      manual([
        { title: 'Use', blocks: [section('Driving'), text('Drive slowly.')] },
        { title: 'Care', blocks: [section('Oil'), text('Change it.'), page(), section('Water'), text('Fill it.')] },
      ]),
    )
    expect(pages).toHaveLength(5)
    expect(pages[0]).toContain('Serial numbers: T00001 to T00009')
    expect(pages[1]).toContain('1 Use 1-1 1.1 Driving 1-1 2 Care 2-1 2.1 Oil 2-1 2.2 Water 2-2')
    expect(pageNamedByContents(pages, '2.2 Water')).toContain('Fill it.')
  })

  it('numbers its pages consecutively if the manual requires it', async () => {
    const chapters = [
      { title: 'Use', blocks: [text('Drive slowly.')] },
      { title: 'Care', blocks: [section('Oil'), text('Change it.')] },
    ]
    const pages = await read(manual(chapters, { pageNumbers: 'running' }))
    expect(pages[1]).toContain('2.1 Oil 4')
    expect(pages[3]).toContain('HM 001-101 EN-1 4')
  })

  it('shows the publication and the chapter in the header of each page', async () => {
    const pages = await read(oneChapter(text('One.'), page(), text('Two.')))
    for (const words of pages.slice(2)) expect(words).toMatch(/^Harrow T-1 Operation Manual Care/)
  })

  it('repeats the header and the caption of a table on the next page', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `Bolt ${index + 1} | ${index + 10}`)
    const pages = await read(oneChapter(table(['Where 2', 'Nm 1 right'], rows, 'Torques')))
    expect(pages[2]).toContain('Table 1-1 Torques Where Nm Bolt 1 10')
    expect(pages[3]).toContain('Table 1-1 Torques (continued) Where Nm')
    expect(pages.at(-1)).toContain('Bolt 60 69')
  })

  it('continues the numbers of steps after a safety block', async () => {
    const [, , words] = await read(
      oneChapter(steps('Stop.', 'Wait.'), caution('Hot.'), stepsFrom(3, 'Open.'), bullets('Rag')),
    )
    expect(words).toContain('1. Stop. 2. Wait. CAUTION Hot. 3. Open. • Rag')
  })

  it('places each signal word above its text', async () => {
    const [, , words] = await read(oneChapter(danger('One.'), warning('Two.'), notice('Three.'), note('Four.')))
    expect(words).toContain('DANGER One. WARNING Two. NOTICE Three. NOTE Four.')
  })

  it('moves a safety block to the next page instead of splitting it', async () => {
    const lines = Array.from({ length: 38 }, (_, index) => text(`Line ${index}.`))
    const long = 'Keep away from the hot pipe. '.repeat(30).trim()
    const pages = await read(oneChapter(...lines.slice(0, 26), warning(long)))
    const page = pages.find((words) => words.includes('WARNING'))
    expect(page?.match(/Keep away/g)).toHaveLength(30)
  })

  it('keeps a heading together with the figure below it', async () => {
    const lines = Array.from({ length: 24 }, (_, index) => text(`Line ${index}.`))
    const pages = await read(oneChapter(...lines, section('Filter'), figure('The filter', drawing, 200)))
    expect(pageNamedByContents(pages, '1.1 Filter')).toContain('Figure 1-1 The filter')
  })

  it('fills the second column before starting a new page', async () => {
    const lines = Array.from({ length: 50 }, (_, index) => text(`Line ${index}.`))
    const chapters = [{ title: 'Care', blocks: lines }]
    expect(await read(manual(chapters))).toHaveLength(4)
    expect(await read(manual(chapters, { columns: 2 }))).toHaveLength(3)
  })

  it('uses Spanish headings in a Spanish manual', async () => {
    const blocks = [section('Aceite'), warning('El aceite quema.'), figure('Motor', drawing)]
    const pages = await read(manual([{ title: 'Cuidado', blocks }], { language: 'es', publication: 'HM 001-101 ES-1' }))
    expect(pages[1]).toContain('Contenido')
    expect(pages[2]).toContain('ADVERTENCIA El aceite quema.')
    expect(pages[2]).toContain('Figura 1-1 Motor')
  })
})
