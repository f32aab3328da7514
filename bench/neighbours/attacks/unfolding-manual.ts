import { unfoldingPdf } from '../../../server/modules/manuals/reading/testing/hostile-pdf'
import type { Attack } from '../attack'
import { deleteManual, untilRead, uploadManual } from '../manuals'

const megabytes = 200
const pdf = unfoldingPdf(megabytes)

export const attack: Attack = {
  name: 'unfolding-manual',
  description: `a manual of ${Math.round(pdf.length / 1000)} kB that unfolds to ${megabytes} MB is read`,
  prepare: async () => undefined,
  async run({ attacker }, signal) {
    const id = await uploadManual(attacker, pdf)
    const { status } = await untilRead(attacker, id, signal)
    if (status === 'READY') throw new Error('a manual that unfolds to this much is READY')
    await deleteManual(attacker, id)
  },
}
