import { describe, expect, it } from 'vitest'
import { buildManualIndex } from '../../../finding/retrieving/manual-index'
import { createScope } from '../../../finding/retrieving/scope'
import { loaderScope } from '../../../finding/testing/harrow-manuals'
import { manualBuilder } from '../../../finding/testing/manual-builder'
import { readPage, retrieve } from './retrieve'

const asked = { language: 'en', seeksPart: false } as const
const scopeOf = (...manuals: ReturnType<typeof manualBuilder>[]) =>
  createScope(manuals.map(({ passages }) => buildManualIndex(passages)))

describe('the pages to answer from', () => {
  it('are those that several searches find before those of one', () => {
    const pages = retrieve({ ...asked, searches: ['wheel nut', 'battery', 'bucket pin bolt torque'] }, loaderScope)
    expect(pages[0]?.page).toBe(21)
    expect(pages.map(({ page }) => page)).toContain(17)
  })

  it('are whole, in reading order, with a procedure that goes on over the end of its page', () => {
    const manual = manualBuilder('m', 'Manual')
      .text(3, ['Oil'], 'The oil is changed every year.')
      .steps(3, ['Oil', 'Changing the oil'], 'Open the drain plug.', 'Let the oil run out.')
      .stepsFrom(3, 4, ['Oil', 'Changing the oil'], 'Close the drain plug.')
    const pages = retrieve({ ...asked, searches: ['open the drain plug'] }, scopeOf(manual))
    expect(pages.map(({ page, passages }) => [page, passages.length])).toEqual([
      [3, 2],
      [4, 1],
    ])
  })

  it('are also those that are most like the question by their vectors', () => {
    const manual = manualBuilder('m', 'Manual')
      .text(3, ['Recovery'], 'Attach the bar to the front eye.')
      .text(9, ['Towing'], 'Towing is not allowed.')
    const scope = scopeOf(manual)
    const [index] = scope.manuals
    const [passage] = manual.passages
    if (!index || !passage) throw new Error('the manual has passages')
    const hit = { passage, manual: index.passages, language: 'en' as const, score: 0, isListing: false, coverage: 0 }
    const pages = retrieve({ ...asked, searches: ['towing'] }, scope, { similar: () => [hit] })
    expect(pages.map(({ page }) => page).toSorted()).toEqual([3, 9])
  })

  it('have a sheet once that is printed twice', () => {
    const sheet = (id: string) => manualBuilder(id, id).text(7, ['Torques'], 'Tighten the wheel nuts to 610 N·m.')
    expect(retrieve({ ...asked, searches: ['wheel nuts'] }, scopeOf(sheet('a'), sheet('b')))).toHaveLength(1)
  })

  it('are those of a table of contents only where nothing else has the words', () => {
    const manual = manualBuilder('m', 'Manual')
      .contents(2, 'Towing ........ 14', 'Oil ........ 20')
      .text(20, ['Oil'], 'Use SAE 30.')
    const pagesOf = (search: string) =>
      retrieve({ ...asked, searches: [search] }, scopeOf(manual)).map(({ page }) => page)
    expect(pagesOf('oil')).toEqual([20])
    expect(pagesOf('towing')).toEqual([2])
  })
})

it('a page is read by its number, and only if the manual is in scope', () => {
  expect(readPage('wl-120', 14, loaderScope)?.passages).toHaveLength(2)
  expect(readPage('wl-120', 999, loaderScope)).toBeUndefined()
  expect(readPage('ex-210', 12, loaderScope)).toBeUndefined()
})
