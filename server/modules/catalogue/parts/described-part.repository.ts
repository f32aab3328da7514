import { type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { DB } from '../../../db/schema'

export type Parts = SelectQueryBuilder<DB, 'catalogue_part', object>

/** Parts with what replaces them, how many can be sold, and their pictures. */
export const described = (parts: Parts) =>
  parts
    .innerJoin('catalogue', 'catalogue.organization_id', 'catalogue_part.organization_id')
    .select([
      'catalogue_part.id',
      'catalogue_part.organization_id',
      'catalogue.id as catalogue_id',
      'catalogue.currency',
    ])
    .select([
      'catalogue_part.part_number',
      'catalogue_part.description',
      'catalogue_part.manufacturer',
      'catalogue_part.unit',
    ])
    .select([
      'catalogue_part.pack_size',
      'catalogue_part.min_quantity',
      'catalogue_part.cost_amount',
      'catalogue_part.cost_currency',
      'catalogue_part.core_charge_amount',
    ])
    .select([
      'catalogue_part.is_active',
      'catalogue_part.supersession_reason',
      'catalogue_part.version',
      'catalogue_part.updated_at',
    ])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('catalogue_part as next')
          .whereRef('next.organization_id', '=', 'catalogue_part.organization_id')
          .whereRef('next.id', '=', 'catalogue_part.superseded_by_id')
          .select(['next.id', 'next.part_number as partNumber', 'next.description']),
      ).as('superseded_by'),
      jsonArrayFrom(
        eb
          .selectFrom('picture')
          .whereRef('picture.organization_id', '=', 'catalogue_part.organization_id')
          .whereRef('picture.part_id', '=', 'catalogue_part.id')
          .select(['picture.id', 'picture.width', 'picture.height'])
          .orderBy('picture.position'),
      ).as('pictures'),
      sql<number>`(select coalesce(sum(level.on_hand - level.reserved), 0)::integer from stock_level as level
        where level.organization_id = catalogue_part.organization_id and level.part_id = catalogue_part.id)`.as(
        'available',
      ),
    ])
