import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { modelsNamed, modelsWithSerial, type PlateText, serialPrefixes } from './type-plate'
import { findModelsBySerialPrefix, findModelsNamed } from './type-plate.repository'

const MAX_MODELS = 5

/** The models that a plate names, or else those that its serial number alone is in a range of. */
export async function resolvePlateModels(db: Database, caller: Caller, plate: PlateText) {
  const named = modelsNamed(plate, await findModelsNamed(db, caller, plate.names))
  const found =
    named.length > 0
      ? named
      : modelsWithSerial(plate, await findModelsBySerialPrefix(db, caller, serialPrefixes(plate)))
  return found.slice(0, MAX_MODELS)
}
