import { makePdf, put } from '../../../server/modules/manuals/reading/testing/pdf'
import type { Attack } from '../attack'
import { uploadReadable } from '../manuals'

const pages = 60
const searchers = 4
const line = 'oil-oil-oil oil oil-filter oil oils '.repeat(6).trim()

/** Searches pages full of one word for that word, repeated many times, with the maximum page size. */
export const attack: Attack = {
  name: 'repeated-words-search',
  description: `${searchers} people search ${pages} dense pages for one word fifty times`,
  async prepare({ attacker }) {
    const pdf = await makePdf((doc) => {
      doc.fontSize(3)
      for (let page = 0; page < pages; page += 1) {
        if (page > 0) doc.addPage()
        doc.fontSize(3)
        for (let row = 0; row < 90; row += 1) put(doc, 20, 20 + row * 8, line)
      }
    })
    await uploadReadable(attacker, pdf)
  },
  async run({ attacker }, signal) {
    const search = (words: string, limit: number) =>
      attacker
        .fetch(`/api/v2/manuals/search?q=${encodeURIComponent(words)}&limit=${limit}`, { signal })
        .then((response) => response.arrayBuffer())
        .catch(() => undefined)
    await Promise.all(
      Array.from({ length: searchers }, async () => {
        await search('oil '.repeat(50).trim(), 1000)
        await search(`o oil oils oil-oil oil-filter "oil" "oil oil" "oil filter" oil-o ${'oil '.repeat(20)}`, 50)
      }),
    )
  },
}
