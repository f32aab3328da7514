import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createTemporaryFolders } from '../../server/infrastructure/files/temporary-folders'
import { findOcr } from '../../server/infrastructure/ocr/find-ocr'
import { createPhotographReader } from '../../server/infrastructure/ocr/photograph/photograph-reader'
import { fieldsOf } from '../../server/modules/machine-instances/type-plate/fields/plate-fields'
import { countOption } from '../count-option'
import { createRandom } from '../random'
import { closedLayouts } from './closed-layouts'
import { openLayouts } from './layouts'
import { randomPhotograph } from './random-photograph'
import { comparePlate, type PlateOutcome, platesReport } from './report'

/**
 * How often model and serial number of a photographed type plate are read right: `bench:plates -- [--count 60] [--seed 1]
 * [--closed] [--images DIR] [--details]`. The plates are drawn, in several languages, arrangements and colours, then
 * turned, tilted, blurred and unevenly lit. With `--closed` in arrangements that no rule was tuned on.
 */
const usage = 'bench:plates -- [--count 60] [--seed 1] [--closed] [--images DIR] [--details]'
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    closed: { type: 'boolean', default: false },
    images: { type: 'string' },
    details: { type: 'boolean', default: false },
  },
})

const ocr = await findOcr()
if (!ocr) throw new Error('there is no data of any language')
const random = createRandom(countOption(values.seed, usage))
const layouts = values.closed ? closedLayouts : openLayouts
const folder = await mkdtemp(join(tmpdir(), 'yardhand-plates-'))
const reader = createPhotographReader({ ocr, folders: await createTemporaryFolders(folder), timeoutMs: 300_000 })
if (values.images) await mkdir(values.images, { recursive: true })
const outcomes: PlateOutcome[] = []
try {
  for (let index = 0; index < countOption(values.count, usage); index += 1) {
    const { plate, isEmbossed, jpeg } = await randomPhotograph(layouts, random)
    if (values.images) await writeFile(join(values.images, `${index}.jpg`), jpeg)
    const start = performance.now()
    const cells = await reader.read(jpeg)
    const outcome = { ...comparePlate(plate, fieldsOf(cells)), isEmbossed, milliseconds: performance.now() - start }
    outcomes.push(outcome)
    if (values.details && !(outcome.model.isRight && outcome.serialNumber.isRight)) {
      console.error(
        JSON.stringify({ index, ...outcome, read: cells.map(({ readings }) => readings.map(({ text }) => text)) }),
      )
    }
  }
} finally {
  reader.close()
  await rm(folder, { recursive: true })
}
console.log(platesReport(outcomes))
