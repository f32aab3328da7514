import { makePdf, put } from '../../../server/modules/manuals/reading/testing/pdf'
import type { Attack } from '../attack'
import { askForPages, uploadReadable } from '../manuals'

const pages = 200
let manualId: string

export const attack: Attack = {
  name: 'two-hundred-wide-pages',
  description: `${pages} pages at a width of 3000 pixels are asked for at once`,
  async prepare({ attacker }) {
    const pdf = await makePdf((doc) => {
      for (let page = 1; page <= pages; page += 1) {
        if (page > 1) doc.addPage()
        for (let line = 0; line < 45; line += 1)
          put(doc, 50, 60 + line * 15, `Line ${line} of page ${page} on hydraulic oil`)
      }
    })
    manualId = await uploadReadable(attacker, pdf)
  },
  async run({ attacker }, signal) {
    const images = Array.from({ length: pages }, (_, index) => ({ page: index + 1, width: 3000 }))
    await askForPages(attacker, manualId, images, signal)
  },
}
