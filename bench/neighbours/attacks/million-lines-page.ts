import { manyLinesPdf } from '../../../server/modules/manuals/reading/testing/hostile-pdf'
import type { Attack } from '../attack'
import { askForPages, uploadReadable } from '../manuals'

const pages = 24
const widths = [3000, 2400, 1600, 1000]
let manualId: string

/** Each of these pages takes minutes to draw. */
export const attack: Attack = {
  name: 'million-lines-page',
  description: `${pages} pages of a million lines each are looked at in ${widths.length} sizes`,
  async prepare({ attacker }) {
    manualId = await uploadReadable(attacker, manyLinesPdf({ lines: 1_000_000, pages }))
  },
  async run({ attacker }, signal) {
    const images = widths.flatMap((width) => Array.from({ length: pages }, (_, index) => ({ page: index + 1, width })))
    await askForPages(attacker, manualId, images, signal)
  },
}
