import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Transaction } from '../../../db/connection'
import { happenedBy } from '../../../db/happened-by'
import { listOf } from '../../../db/list-of'
import { personName } from '../../../db/person-name'
import type { InstanceTask, MeteredInstance } from '../tasks/task.repository'
import { doneOn } from './last-completion.repository'
import type { Completion, NextStart } from './next-interval'

interface NewCompletion extends Completion {
  note: string
  personId: string
}

/**
 * Records a completion with where the interval of its task began until now: to be called before the next one starts.
 * @returns its id
 */
export async function insertCompletion(
  trx: Transaction,
  { organizationId, id: instanceId, offset, today }: MeteredInstance,
  { id: taskId, openItem }: InstanceTask,
  { total, on, note, personId }: NewCompletion,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into completion (organization_id, instance_id, task_id, item_id, task_name, kit_name, done_total, done_value,
      done_on, is_day_unknown, done_by, note, before_total, before_on, before_begun_at, before_last_total, before_last_done_on)
    select task.organization_id, task.instance_id, task.id, ${openItem?.id ?? null}::uuid, task.name, bundle.name,
      ${total}::bigint, ${total === null ? null : Math.max(0, total - offset)}::bigint, ${on ?? today}::date, ${on === null},
      ${personId}::uuid,
      ${note}, task.counts_from_total, task.counts_from_on, task.begun_at, task.last_total, task.last_done_on
    from instance_task as task left join bundle on bundle.id = task.kit_id
    where task.organization_id = ${organizationId} and task.instance_id = ${instanceId} and task.id = ${taskId}
    returning id`.execute(trx)
  const [completion] = rows
  if (!completion) throw new Error('the machine has the task')
  return completion.id
}

/** Stores when a task was done and, unless nothing moves, where its next interval starts. */
export async function startNextInterval(
  trx: Transaction,
  { organizationId, id: instanceId }: MeteredInstance,
  { id }: InstanceTask,
  { total, on, next }: Completion & { next: NextStart | undefined },
): Promise<void> {
  await trx
    .updateTable('instance_task')
    .set({
      last_total: total,
      ...(on && { last_done_on: on }),
      ...(next && {
        counts_from_total: next.countsFromTotal,
        counts_from_on: next.countsFromOn,
        begun_at: sql<Date>`now()`,
      }),
    })
    .where('organization_id', '=', organizationId)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute()
}

/** Puts the interval of a completion's task back to where it began before. */
export async function restoreInterval(trx: Transaction, completionId: string): Promise<void> {
  await sql`
    update instance_task as task
    set counts_from_total = completion.before_total, counts_from_on = completion.before_on,
      begun_at = completion.before_begun_at, last_total = completion.before_last_total,
      last_done_on = completion.before_last_done_on
    from completion
    where completion.id = ${completionId} and task.organization_id = completion.organization_id
      and task.instance_id = completion.instance_id and task.id = completion.task_id`.execute(trx)
}

export async function markUndone(
  trx: Transaction,
  completionId: string,
  { reason, personId }: { reason: string; personId: string },
): Promise<void> {
  await trx
    .updateTable('completion')
    .set({ undone_at: new Date(), undone_by: personId, undo_reason: reason })
    .where('id', '=', completionId)
    .execute()
}

/** A completion as it is stored, whether it counts or was undone, with the names of its people. */
export type CompletionRecord = NonNullable<Awaited<ReturnType<typeof findCompletion>>>

export const findCompletion = (db: Database, id: string) =>
  completions(db).where('completion.id', '=', id).executeTakeFirst()

/**
 * A page of what was done on a machine, the newest first.
 * @param until as it was at that moment; null for now
 */
export async function listCompletions(
  db: Database,
  { organizationId, id }: Pick<MeteredInstance, 'organizationId' | 'id'>,
  { page, limit, until }: { page: number; limit: number; until: Date | null },
): Promise<{ items: CompletionRecord[]; total: number }> {
  const recorded = completions(db)
  const { items, total } = await listOf(
    until ? recorded.where(happenedBy(sql.ref('completion.recorded_at'), until)) : recorded,
    {
      page: { page, limit },
      filter: { 'completion.organization_id': organizationId, 'completion.instance_id': id },
      sort: [['completion.recorded_at', 'desc'], 'completion.id'],
    },
  )
  return { items: until ? items.map((completion) => asOf(completion, until)) : items, total }
}

/** A completion as it was at a moment: not undone yet, where that happened later. */
const asOf = (completion: CompletionRecord, moment: Date): CompletionRecord =>
  completion.undoneAt && completion.undoneAt > moment
    ? { ...completion, undoneAt: null, undoneBy: null, undoReason: null }
    : completion

const completions = (db: Database) =>
  db
    .selectFrom('completion')
    .innerJoin('instance_task as task', (join) =>
      join
        .onRef('task.organization_id', '=', 'completion.organization_id')
        .onRef('task.instance_id', '=', 'completion.instance_id')
        .onRef('task.id', '=', 'completion.task_id'),
    )
    .leftJoin('person as doer', 'doer.id', 'completion.done_by')
    .leftJoin('person as undoer', 'undoer.id', 'completion.undone_by')
    .select(['completion.id', 'completion.instance_id as instanceId', 'completion.task_id as taskId'])
    .select(['completion.item_id as itemId', 'completion.task_name as taskName', 'completion.kit_name as kitName'])
    .select(['completion.done_value as value', doneOn, 'completion.note'])
    .select(['completion.recorded_at as recordedAt', 'completion.undone_at as undoneAt'])
    .select(['completion.undo_reason as undoReason', personName('doer').as('by'), personName('undoer').as('undoneBy')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('picture')
          .whereRef('picture.completion_id', '=', 'completion.id')
          .select(['picture.id', 'picture.width', 'picture.height'])
          .orderBy('picture.position'),
      ).as('pictures'),
    )
    .select([
      sql<boolean>`completion.before_on is not null`.as('hasBefore'),
      sql<boolean>`task.ended_at is not null`.as('isTaskEnded'),
      sql<boolean>`exists (
        select from completion as later
        where later.organization_id = completion.organization_id and later.instance_id = completion.instance_id
          and later.task_id = completion.task_id and later.recorded_at > completion.recorded_at
          and later.undone_at is null)`.as('isFollowed'),
    ])
