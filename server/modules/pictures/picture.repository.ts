import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import { groupBy } from '../../domain/group-by'
import type { Picture, PictureSubject } from './picture'

/** The column that refers to what a picture belongs to; at most one of them is set. */
const subjectColumns = {
  part: 'part_id',
  message: 'message_id',
  completion: 'completion_id',
  reading: 'reading_id',
} as const satisfies Record<PictureSubject['kind'], string>

/** Whether a picture belongs to nothing. */
const isUnused = sql<boolean>`num_nonnulls(${sql.join(
  Object.values(subjectColumns).map((column) => sql.ref(column)),
)}) = 0`

const belongsTo = ({ kind, organizationId, id }: PictureSubject): RawBuilder<boolean> =>
  sql<boolean>`(picture.organization_id = ${organizationId} and ${sql.ref(`picture.${subjectColumns[kind]}`)} = ${id})`

interface NewPicture {
  /** Null for whoever has no account. */
  uploadedBy: string | null
  width: number
  height: number
  storageKey: string
  thumbnailKey: string
}

export const insertPicture = (trx: Transaction, picture: NewPicture): Promise<Picture> =>
  trx
    .insertInto('picture')
    .values({
      uploaded_by: picture.uploadedBy,
      storage_key: picture.storageKey,
      thumbnail_key: picture.thumbnailKey,
      width: picture.width,
      height: picture.height,
    })
    .returning(['id', 'width', 'height'])
    .executeTakeFirstOrThrow()

export async function countUnused(db: Database, uploadedBy: string): Promise<number> {
  const { count } = await db
    .selectFrom('picture')
    .where('uploaded_by', '=', uploadedBy)
    .where(isUnused)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The storage keys of a picture and of its thumbnail. */
export const findPictureKeys = (db: Database, id: string) =>
  db
    .selectFrom('picture')
    .where('id', '=', id)
    .select(['storage_key as full', 'thumbnail_key as thumbnail'])
    .executeTakeFirst()

/** The pictures of several things of one kind and owner, in order, by what they belong to. */
export async function findPictures(
  db: Database,
  { kind, organizationId }: Omit<PictureSubject, 'id'>,
  ids: readonly string[],
): Promise<Map<string, Picture[]>> {
  if (ids.length === 0) return new Map()
  const column = subjectColumns[kind]
  const rows = await db
    .selectFrom('picture')
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`)
    .select(['id', 'width', 'height', sql<string>`${sql.ref(column)}`.as('subject')])
    .orderBy('position')
    .execute()
  return groupBy(rows, ({ subject }) => subject)
}

/** Locks the pictures that someone may choose for a thing: those that they have uploaded for nothing else, and its own. */
export const lockChoosable = (trx: Transaction, subject: PictureSubject, uploadedBy: string, ids: readonly string[]) =>
  trx
    .selectFrom('picture')
    .where(
      sql<boolean>`(${belongsTo(subject)}
        or (id = any(${ids}::uuid[]) and uploaded_by = ${uploadedBy} and ${isUnused}))`,
    )
    .select('id')
    .forUpdate()
    .execute()

/** Has a thing show these pictures, in this order. */
export async function attach(
  trx: Transaction,
  { kind, organizationId, id }: PictureSubject,
  pictureIds: readonly string[],
): Promise<void> {
  if (pictureIds.length === 0) return
  const column = sql.ref(subjectColumns[kind])
  await sql`
    update picture set organization_id = ${organizationId}, ${column} = ${id}, position = chosen.position
    from unnest(${pictureIds}::uuid[]) with ordinality as chosen (id, position)
    where picture.id = chosen.id`.execute(trx)
}

/** @returns the storage keys of the deleted pictures' files */
export async function deletePictures(trx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .deleteFrom('picture')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .returning(['storage_key', 'thumbnail_key'])
    .execute()
  return rows.flatMap(({ storage_key, thumbnail_key }) => [storage_key, thumbnail_key])
}

/** Unused pictures from more than a day ago, when nobody is still filling in the form that they were uploaded for. */
export const findOldUnused = (db: Database, limit: number) =>
  db
    .selectFrom('picture')
    .where(isUnused)
    .where(sql<boolean>`created_at < now() - interval '1 day'`)
    .select('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
