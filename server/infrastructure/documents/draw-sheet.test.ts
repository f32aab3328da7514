import { describe, expect, it } from 'vitest'
import { pdfPages } from '../../seed/manuals/testing/pdf-pages'
import { wrap } from './document-text'
import { drawSheet } from './draw-sheet'
import type { Sheet, SheetRow } from './sheet'

const sheet: Sheet = {
  language: 'en',
  paper: 'LETTER',
  title: 'Invoice',
  number: 'SO-1042',
  seller: ['Northfield Equipment'],
  facts: [{ label: 'Date', value: 'Nov 21, 2026' }],
  parties: [{ title: 'Customer', lines: ['Ridgeline Quarry'] }],
  columns: [
    { title: 'Part number', isNumber: false, width: 82 },
    { title: 'Description', isNumber: false },
    { title: 'Total', isNumber: true, width: 74 },
  ],
  rows: [],
  sums: [{ label: 'Total', value: '$1.00' }],
  closing: [],
  pageNumbers: 'Page {page} of {pages}',
}
const row = (description: string, number = 'HF-204'): SheetRow => ({
  cells: [number, description, '$1.00'],
  remarks: [],
})
const pages = async (changed: Partial<Sheet>) => pdfPages(await drawSheet({ ...sheet, ...changed }, undefined))

describe('a drawn document', () => {
  it('repeats the head of its table and numbers its pages', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => row(`Filter ${index}`, `HF-${index}`))
    const drawn = await pages({ rows })
    expect(drawn.length).toBeGreaterThan(2)
    for (const [index, page] of drawn.entries()) expect(page).toContain(`Page ${index + 1} of ${drawn.length}`)
    for (const page of drawn.slice(0, -1)) expect(page).toContain('Part number Description Total')
    expect(drawn.join(' ')).toContain('HF-119')
  })

  it('divides what is longer than a line, and what is longer than a page', async () => {
    const drawn = await pages({ rows: [row('W'.repeat(9000)), row('last')] })
    expect(drawn.length).toBeGreaterThan(1)
    expect(drawn.join('').replace(/[^W]/g, '')).toHaveLength(9000)
    expect(drawn.at(-1)).toContain('last')
  })

  it('survives control characters, other scripts and what the font lacks', async () => {
    const rows = [
      row('a\u0000\u001b[2Jb\u202e evil'),
      row('Ölfilter Žluť Фильтр Φίλτρο'),
      row('מסנן שמן'),
      row('過濾器 🚜 \ud800'),
    ]
    const [page = ''] = await pages({ rows })
    for (const words of ['Ölfilter Žluť Фильтр Φίλτρο', '$1.00']) expect(page).toContain(words)
  })
})

describe('a wrapped text', () => {
  const lines = (text: string) => wrap(text, 10, (part) => part.length)
  it('has lines no longer than the width', () => {
    expect(lines('one two three\nfour')).toEqual(['one two', 'three', 'four'])
    expect(lines('x'.repeat(23))).toEqual(['x'.repeat(10), 'x'.repeat(10), 'xxx'])
    expect(lines('')).toEqual([''])
  })

  it('draws words that are written from right to left in their order', () => {
    expect(lines('אב גד 12')).toEqual(['גד אב 12'])
  })
})
