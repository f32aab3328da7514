import { sql } from 'kysely'
import { seesNote } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import { personName } from '../../../db/person-name'
import { type Note, type NoteContent, wordsOf } from './note'

interface NoteFilter {
  machineId: string
  /** Only notes that have a word with meaning in common with it, best first. */
  question: string | undefined
  page: number
  limit: number
}

/** The notes about a model that a caller may see, the newest first unless a question ranks them. */
export async function listNotes(
  db: Database,
  caller: Caller,
  { machineId, question, ...page }: NoteFilter,
): Promise<{ items: Note[]; total: number }> {
  const visible = notes(db, caller).where('machine_note.machine_id', '=', machineId)
  const newestFirst = [['machine_note.created_at', 'desc'] as const, 'machine_note.id' as const] as const
  if (question === undefined) return listOf(visible, { page, sort: newestFirst })
  const words = await meaningfulWords(db, question)
  if (words.length === 0) return { items: [], total: 0 }
  const found = languages.map((language) => ({
    text: sql`to_tsvector(${sql.lit(language)}, machine_note.question || ' ' || machine_note.body)`,
    query: sql`to_tsquery(${sql.lit(language)}, ${words.join(' | ')})`,
  }))
  const ranks = found.map(({ text, query }) => sql`ts_rank(${text}, ${query})`)
  return listOf(
    visible.where((eb) => eb.or(found.map(({ text, query }) => sql<boolean>`${text} @@ ${query}`))),
    { page, sort: [[sql`greatest(${sql.join(ranks)})`, 'desc'], ...newestFirst] },
  )
}

const languages = ['english', 'spanish'] as const

/** Question and note may be in either language: what means nothing in one of them, such as "para", is left out. */
async function meaningfulWords(db: Database, question: string): Promise<string[]> {
  const isWord = languages.map((language) => sql`to_tsvector(${sql.lit(language)}, word) <> ''`)
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${wordsOf(question)}::text[]) as word where ${sql.join(isWord, sql` and `)}`.execute(db)
  return rows.map(({ word }) => word)
}

export const findNote = (db: Database, caller: Caller, id: string): Promise<Note | undefined> =>
  notes(db, caller).where('machine_note.id', '=', id).executeTakeFirst()

interface NewNote extends NoteContent {
  machineId: string
  organizationId: string | null
  personId: string
}

/** @returns its id */
export async function insertNote(trx: Transaction, note: NewNote): Promise<string> {
  const { machineId, organizationId, personId, question, body, isShared } = note
  const { id } = await trx
    .insertInto('machine_note')
    .values({
      machine_id: machineId,
      organization_id: organizationId,
      person_id: personId,
      question,
      body,
      is_shared: isShared,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateNote = (trx: Transaction, id: string, { question, body, isShared }: NoteContent) =>
  trx
    .updateTable('machine_note')
    .set({ question, body, is_shared: isShared, changed_at: new Date() })
    .where('id', '=', id)
    .execute()

export const deleteNote = (trx: Transaction, id: string) =>
  trx.deleteFrom('machine_note').where('id', '=', id).execute()

const notes = (db: Database, caller: Caller) =>
  db
    .selectFrom('machine_note')
    .leftJoin('organization as dealership', 'dealership.id', 'machine_note.organization_id')
    .leftJoin('person', 'person.id', 'machine_note.person_id')
    .where(seesNote(caller))
    .select([
      'machine_note.id',
      'machine_note.machine_id as machineId',
      'machine_note.question',
      'machine_note.body',
      'machine_note.is_shared as isShared',
      'machine_note.organization_id as organizationId',
      'dealership.name as dealership',
      personName('person').as('author'),
      'machine_note.created_at as createdAt',
    ])
