import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { TextCell } from '../../../infrastructure/ocr/photograph/text-cell'
import { normalizeSerialNumber } from '../../machines'
import { variantRanges } from '../instances/instance'
import { lookAlikeKey, serialInRange } from './fields/known-values'
import { linesOf, type ReadLine } from './fields/photograph-lines'
import { fieldsOf } from './fields/plate-fields'
import { pinIn } from './fields/plate-value'
import { resolvePlateModels } from './resolve-plate-models'
import { modelsNamed, type PlateModel, type PlateText, readPlate, serialNumberOf } from './type-plate'
import { findModelsLookingLike } from './type-plate.repository'

/** What a photograph says, and of a type plate what its labels introduce. */
export interface PhotographedPlate {
  lines: ReadLine[]
  model: ReadLine | undefined
  serialNumber: ReadLine | undefined
  brand: ReadLine | undefined
  year: ReadLine | undefined
  /** Those of the caller's catalogue that it names. */
  models: PlateModel[]
}

export async function resolvePhotographedPlate(
  db: Database,
  caller: Caller,
  cells: readonly TextCell[],
): Promise<PhotographedPlate> {
  const lines = linesOf(cells)
  const fields = fieldsOf(cells)
  const text = lines.map((line) => line.text).join('\n')
  const plate = { ...readPlate(text), ...(fields.serial && { serialNumber: fields.serial.text }) }
  const models = await findModels(db, caller, plate, fields.model?.text)
  const brands = new Set(models.map(({ brand }) => brand))
  const [brand] = [...brands].filter((name) => plate.names.includes(normalizeSerialNumber(name)))
  return {
    lines,
    model: modelOf(fields.model, models, brand !== undefined),
    serialNumber: serialOf(fields.serial, plate, models, cells),
    brand: brand !== undefined && brands.size === 1 ? { text: brand, isCertain: true } : fields.brand,
    year: fields.year,
    models,
  }
}

/** Those that the model's label introduces, also as something that looks like it; otherwise those named anywhere. */
async function findModels(db: Database, caller: Caller, plate: PlateText, labelled: string | undefined) {
  if (labelled === undefined) return resolvePlateModels(db, caller, plate)
  const named = await resolvePlateModels(db, caller, {
    ...plate,
    names: [normalizeSerialNumber(labelled), ...plate.names],
  })
  const isLabelled = ({ model }: PlateModel) => lookAlikeKey(labelled).includes(lookAlikeKey(model))
  if (named.some(isLabelled)) return named.filter(isLabelled)
  const alike = await findModelsLookingLike(db, caller, lookAlikeKey(labelled))
  return modelsNamed(
    { ...plate, names: [...plate.names, ...alike.map(({ model }) => normalizeSerialNumber(model))] },
    alike,
  )
}

/** As it is written on the plate, unless the only model that looks like it is written in another way. */
function modelOf(read: ReadLine | undefined, models: readonly PlateModel[], hasBrand: boolean): ReadLine | undefined {
  const [only, other] = models
  if (!only || other) return read
  if (!read) return { text: only.model, isCertain: hasBrand }
  if (lookAlikeKey(read.text) !== lookAlikeKey(only.model)) return read
  const isSame = normalizeSerialNumber(read.text) === normalizeSerialNumber(only.model)
  return { text: only.model, isCertain: isSame ? read.isCertain || hasBrand : hasBrand }
}

function serialOf(
  read: ReadLine | undefined,
  plate: PlateText,
  models: readonly PlateModel[],
  cells: readonly TextCell[],
): ReadLine | undefined {
  const ranges = models.flatMap(({ variants }) => variantRanges(variants))
  if (read) {
    const text = serialInRange(read.text, ranges)
    return { text, isCertain: read.isCertain && text === read.text }
  }
  const number = serialNumberOf(plate, models)
  if (number !== undefined) return { text: number, isCertain: false }
  return pinIn(cells.map(({ readings }) => readings))
}
