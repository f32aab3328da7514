import type { components } from '#contract/platform'
import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import type { PhotographReader } from '../../../infrastructure/ocr/photograph/photograph-reader'
import { machineName } from '../../machines'
import { requireKind } from '../../pictures'
import type { ReadLine } from './fields/photograph-lines'
import { resolvePhotographedPlate } from './resolve-photographed-plate'
import { resolvePlateModels } from './resolve-plate-models'
import { type PlateModel, readPlate, serialNumberOf } from './type-plate'

interface Dependencies {
  db: Database
  photographs: Pick<PhotographReader, 'read'>
}

export function typePlateOperations({ db, photographs }: Dependencies) {
  return {
    readTypePlate: async ({ query: { text }, caller }) => {
      const plate = readPlate(text)
      const models = await resolvePlateModels(db, caller, plate)
      return {
        status: 200,
        body: { serial_number: serialNumberOf(plate, models) ?? null, models: models.map(modelToWire) },
      }
    },

    readPhotograph: async ({ body: { file }, caller }) => {
      requireKind(file.head)
      const cells = await photographs.read(await file.read())
      const { lines, model, serialNumber, brand, year, models } = await resolvePhotographedPlate(db, caller, cells)
      return {
        status: 200,
        body: {
          lines: lines.map(lineToWire),
          model: model ? lineToWire(model) : null,
          serial_number: serialNumber ? lineToWire(serialNumber) : null,
          brand: brand ? lineToWire(brand) : null,
          year: year ? lineToWire(year) : null,
          models: models.map(modelToWire),
        },
      }
    },
  } satisfies Pick<PlatformHandlers, 'readTypePlate' | 'readPhotograph'>
}

const lineToWire = ({ text, isCertain }: ReadLine): components['schemas']['ReadText'] => ({
  text,
  is_certain: isCertain,
})

const modelToWire = ({ id, brand, model, type }: PlateModel): components['schemas']['ModelOfInstance'] => ({
  id,
  name: machineName({ brand, model }),
  brand,
  model,
  type,
})
