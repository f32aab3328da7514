import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { machineName } from '../../machines'
import { modelsNamed, modelsWithSerial, type PlateText, readPlate, serialNumberOf, serialPrefixes } from './type-plate'
import { findModelsBySerialPrefix, findModelsNamed } from './type-plate.repository'

const MAX_MODELS = 5

export function typePlateOperations(db: Database) {
  return {
    readTypePlate: async ({ query: { text }, caller }) => {
      const plate = readPlate(text)
      const found = await findModels(db, caller, plate)
      const models = found.slice(0, MAX_MODELS)
      return {
        status: 200,
        body: {
          serial_number: serialNumberOf(plate, models) ?? null,
          models: models.map(({ variants: _, ...model }) => ({ ...model, name: machineName(model) })),
        },
      }
    },
  } satisfies Pick<PlatformHandlers, 'readTypePlate'>
}

/** By name, or else by the serial number alone. */
async function findModels(db: Database, caller: Caller, plate: PlateText) {
  const named = modelsNamed(plate, await findModelsNamed(db, caller, plate.names))
  if (named.length > 0) return named
  return modelsWithSerial(plate, await findModelsBySerialPrefix(db, caller, serialPrefixes(plate)))
}
