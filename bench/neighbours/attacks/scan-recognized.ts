import { scanOf } from '../../../server/modules/manuals/reading/testing/scanned-pdf'
import { demonstrationManuals } from '../../../server/seed/manuals/demonstration-manuals'
import type { Attack } from '../attack'
import { deleteManual, untilRead, uploadManual } from '../manuals'
import { createScanCheck } from '../scan-check'

const pages = 48
const check = createScanCheck()
let scan: Buffer

export const attack: Attack = {
  name: 'scan-recognized',
  description: `a scan of ${pages} pages is recognized`,
  async prepare({ address }) {
    const { ocr } = (await (await fetch(`${address}/readyz`)).json()) as { ocr: unknown }
    if (!ocr) throw new Error('the server cannot recognize scans')
    scan = await scanOf(await Promise.all(demonstrationManuals.slice(0, 2).map((manual) => manual.write())), { pages })
  },
  async run({ attacker }, signal) {
    const id = await uploadManual(attacker, scan)
    const manual = await untilRead(attacker, id, signal)
    await deleteManual(attacker, id)
    check(manual)
  },
}
