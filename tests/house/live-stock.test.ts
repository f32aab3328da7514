import { expect, it } from 'vitest'
import { productFiles } from './contract-constants'

/** Reads figures of stock, as a page shows them. */
const readsStock = /\binventoryQueries\.(?:detail|list)\(/

it('every page that reads stock follows its changes', () => {
  const pages = productFiles.filter(({ file, text }) => file.startsWith('src/pages/') && readsStock.test(text))
  expect(pages.length).toBeGreaterThan(3)
  expect(pages.filter(({ text }) => !text.includes('useLiveStock(')).map(({ file }) => file)).toEqual([])
})
