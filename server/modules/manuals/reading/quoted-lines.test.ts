import { describe, expect, it } from 'vitest'
import { demonstrationManuals } from '../../../seed/manuals/demonstration-manuals'
import { extractPages } from './extract/extract-pages'
import { pdfBytes } from './pdfium/pdf-source'
import { sharedPdfium, structurePages } from './read-manual'
import { differencesFromPage } from './testing/quoted-characters'

describe('each quoted line has the characters of its place on the page', () => {
  it.each(demonstrationManuals.map(({ fileName, write }) => [fileName, write] as const))('%s', async (_, write) => {
    const pages = extractPages(await sharedPdfium(), pdfBytes(await write()))
    const { passages } = structurePages(pages)
    expect(passages.length).toBeGreaterThan(5)
    expect(pages.flatMap((page) => differencesFromPage(page, passages))).toEqual([])
  })
})
