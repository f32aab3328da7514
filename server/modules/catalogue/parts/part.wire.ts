import type { components } from '#contract/platform'
import { cleanIdentifier } from '../../../csv/clean-cell'
import type { PictureToWire } from '../../pictures'
import type { Part, PartFields } from './part'

type Fields = Omit<components['schemas']['CataloguePartChange'], 'version' | 'picture_ids'>

export const partToWire = (part: Part, pictureToWire: PictureToWire): components['schemas']['CataloguePart'] => ({
  id: part.id,
  catalogue_id: part.catalogueId,
  part_number: part.partNumber,
  description: part.description,
  manufacturer: part.manufacturer,
  unit: part.unit,
  pack_size: part.packSize,
  min_quantity: part.minQuantity,
  cost: part.cost,
  core_charge: part.coreCharge,
  is_active: part.isActive,
  superseded_by: part.supersededBy && {
    id: part.supersededBy.id,
    part_number: part.supersededBy.partNumber,
    description: part.supersededBy.description,
  },
  supersession_reason: part.supersessionReason,
  available: part.available,
  pictures: part.pictures.map(pictureToWire),
  version: part.version,
  updated_at: part.updatedAt.toISOString(),
})

/** What a request states of a part; undefined where it says nothing. */
export const fieldsFromWire = (body: Fields): Partial<PartFields> => ({
  partNumber: body.part_number && cleanIdentifier(body.part_number),
  description: body.description?.trim(),
  manufacturer: body.manufacturer?.trim(),
  unit: body.unit?.trim(),
  packSize: body.pack_size,
  minQuantity: body.min_quantity,
  cost: body.cost,
  coreCharge: body.core_charge,
  isActive: body.is_active,
  supersededById: body.superseded_by_id,
  // A part that nothing replaces has no reason for it.
  supersessionReason: body.superseded_by_id === null ? '' : body.supersession_reason?.trim(),
})
