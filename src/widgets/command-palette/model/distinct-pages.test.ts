import { describe, expect, it } from 'vitest'
import { hits } from '@/entities/manual/testing'
import { distinctPages, pageTitle } from './distinct-pages'

const [found] = hits
if (!found) throw new Error('there are no hits to test with')
const cover = { ...found, page: 1, heading: [{ text: 'HARROW', marked: true }] }

describe('pages of manuals in the palette', () => {
  it('show the page of a manual once, however many variants and headings it is found under', () => {
    const variant = { ...found, manual_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1bff' }
    const otherHeading = { ...found, heading: [{ text: '1.2 Another heading', marked: false }] }
    expect(distinctPages([found, variant, otherHeading])).toEqual([found])
  })

  it('show the same page of another machine, and other pages', () => {
    const different = [
      found,
      { ...found, page: found.page + 1 },
      { ...found, manual_name: 'Parts Manual' },
      { ...found, machine: { ...found.machine, id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1bfe' } },
    ]
    expect(distinctPages(different)).toEqual(different)
  })

  it('are named by their heading, a cover by its manual', () => {
    const heading = [
      { text: '8.3 Oil ', marked: false },
      { text: 'filter', marked: true },
    ]
    expect(pageTitle({ ...found, heading })).toBe('8.3 Oil filter')
    expect(pageTitle({ ...found, heading: [] })).toBe(found.manual_name)
    expect(pageTitle(cover)).toBe(found.manual_name)
  })
})
