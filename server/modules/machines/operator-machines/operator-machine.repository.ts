import { DynamicModule, type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import { isOperatorMachineServed, modelNameFor, seesOperatorMachine, typeNameFor } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import { personName } from '../../../db/person-name'
import type { DB } from '../../../db/schema'
import type { OperatorMachine } from './operator-machine'
import type { ThreadFilter, ThreadStatus } from './thread'

interface Filter {
  /** Only this operator's. */
  organizationId?: string
  /** Only of this model. */
  machineId?: string
  /** Only those whose thread is like this; all by default. */
  status?: ThreadFilter
  /** Only those about which somebody has written. */
  hasMessages?: boolean
  page: number
  limit: number
  /** The names of machine, operator and dealership must contain each word. */
  search: string
}

interface NewAssignment {
  organizationId: string
  dealershipId: string
  machineId: string
}

/** The models that dealerships have assigned to operators. */
export function createOperatorMachineRepository(db: Database) {
  return {
    visibleTo(caller: Caller) {
      const visible = () => assignments(db, caller).where(seesOperatorMachine(caller))
      return {
        find: (id: string): Promise<OperatorMachine | undefined> =>
          visible().where('operator_machine.id', '=', id).executeTakeFirst(),

        async countUnread(): Promise<number> {
          const { count } = await db
            .selectFrom('operator_machine')
            .where(seesOperatorMachine(caller))
            // What a dealership has closed waits for nobody there; an answer that closed it is still new to the operator.
            .where((eb) =>
              eb.or([
                eb('thread_status', '=', 'OPEN'),
                sql<boolean>`dealership_id is distinct from ${caller.organization?.id ?? null}::uuid`,
              ]),
            )
            .select((eb) => sql<number>`coalesce(sum((${unreadMessages(eb, caller)})), 0)::int`.as('count'))
            .executeTakeFirstOrThrow()
          return count
        },

        async list({
          organizationId,
          machineId,
          status = 'ALL',
          hasMessages = false,
          search,
          ...page
        }: Filter): Promise<{ items: OperatorMachine[]; total: number }> {
          // An ended assignment is listed only if its thread has messages.
          const listed = visible()
            .where(isThreadLike(status, caller))
            .where((eb) => {
              const isWrittenAbout = eb.exists(messagesOf(eb).select('message.id'))
              return hasMessages
                ? isWrittenAbout
                : eb.or([eb('operator_machine.removed_at', 'is', null), isWrittenAbout])
            })
          return listOf(listed, {
            page,
            search: {
              text: search,
              asMeant: true,
              in: ['brand.name', modelNameFor(sides), typeNameFor(sides), 'operator.name', 'dealership.name'],
            },
            filter: { 'operator_machine.organization_id': organizationId, 'machine.id': machineId },
            sort: [
              sql`(${unreadMessages(expressionBuilder<DB, 'operator_machine'>(), caller)}) = 0`,
              sql`operator_machine.removed_at is not null`,
              'brand.name',
              modelNameFor(sides),
              'operator.name',
              'operator_machine.id',
            ],
          })
        },
      }
    },
  }
}

export type OperatorMachineRepository = ReturnType<typeof createOperatorMachineRepository>

/** Finds a model that a dealership has, and locks it against removal from its catalogue. */
export const lockOwnedModel = (trx: Transaction, dealershipId: string, machineId: string) =>
  trx
    .selectFrom('organization_machine')
    .innerJoin('machine', 'machine.id', 'organization_machine.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .where('organization_machine.organization_id', '=', dealershipId)
    .where('machine.id', '=', machineId)
    .select(['brand.name as brand', 'organization_machine.model'])
    .forShare('organization_machine')
    .executeTakeFirst()

/** @returns its id; undefined if the operator already has the model from that dealership */
export async function insertAssignment(
  trx: Transaction,
  { organizationId, dealershipId, machineId }: NewAssignment,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('operator_machine')
    .values({ organization_id: organizationId, dealership_id: dealershipId, machine_id: machineId })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'dealership_id', 'machine_id'])
        // A conversation that was closed before would otherwise stay out of sight.
        .doUpdateSet({
          removed_at: null,
          thread_status: 'OPEN',
          thread_assignee_id: null,
          thread_version: sql`operator_machine.thread_version + 1`,
        })
        .where('operator_machine.removed_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Locks an assignment. @returns how many machines of its model the dealership serves there */
export async function lockServedInstances(trx: Transaction, id: string): Promise<number> {
  await trx.selectFrom('operator_machine').where('id', '=', id).select('id').forUpdate().executeTakeFirst()
  const served = await trx
    .selectFrom('operator_machine')
    .where('operator_machine.id', '=', id)
    .select((eb) => countInstances(eb, 'machine_instance').as('count'))
    .executeTakeFirst()
  return served?.count ?? 0
}

/** Ends an assignment; its row stays for the thread. */
export const removeAssignment = (trx: Transaction, id: string) =>
  trx.updateTable('operator_machine').set({ removed_at: new Date() }).where('id', '=', id).execute()

type Reader = Pick<Caller, 'userId' | 'organization'>

function assignments(db: Database, reader: Reader) {
  return db
    .selectFrom('operator_machine')
    .innerJoin('organization as operator', 'operator.id', 'operator_machine.organization_id')
    .innerJoin('organization as dealership', 'dealership.id', 'operator_machine.dealership_id')
    .innerJoin('machine', 'machine.id', 'operator_machine.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .select(['operator_machine.id', 'operator_machine.created_at as createdAt'])
    .select('operator_machine.removed_at as removedAt')
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('operator.id'), name: eb.ref('operator.name') }).as('organization'),
      jsonBuildObject({ id: eb.ref('dealership.id'), name: eb.ref('dealership.name') }).as('dealership'),
      jsonBuildObject({
        id: eb.ref('machine.id'),
        brand: eb.ref('brand.name'),
        model: modelNameFor(sides),
        type: typeNameFor(sides),
      }).as('machine'),
      sql<number>`${countInstances(eb, 'machine_instance')} + ${countInstances(eb, 'former_machine')}`.as(
        'instanceCount',
      ),
      jsonBuildObject({
        status: sql<ThreadStatus>`operator_machine.thread_status`,
        version: eb.ref('operator_machine.thread_version'),
        assignee: jsonObjectFrom(
          eb
            .selectFrom('person')
            .whereRef('person.id', '=', 'operator_machine.thread_assignee_id')
            .select(['person.id', sql<string>`${personName('person')}`.as('name')]),
        ),
      }).as('thread'),
      messagesOf(eb)
        .select(({ fn }) => fn.max('message.created_at').as('last'))
        .as('lastMessageAt'),
      sql<number>`(${unreadMessages(eb, reader)})`.as('unreadCount'),
      sql<boolean>`${isOperatorMachineServed(eb)}`.as('isLinked'),
    ])
}

const sides = {
  dealership: sql.ref<string | null>('operator_machine.dealership_id'),
  owner: sql.ref<string | null>('operator_machine.organization_id'),
}

const isThreadLike =
  (status: ThreadFilter, { userId }: Reader) =>
  (eb: ExpressionBuilder<DB, 'operator_machine'>) => {
    if (status === 'ALL') return sql<boolean>`true`
    const isLike = eb('operator_machine.thread_status', '=', status === 'CLOSED' ? 'CLOSED' : 'OPEN')
    return status === 'MINE' ? eb.and([isLike, eb('operator_machine.thread_assignee_id', '=', userId)]) : isLike
  }

const messagesOf = (eb: ExpressionBuilder<DB, 'operator_machine'>) =>
  eb
    .selectFrom('operator_machine_message as message')
    .whereRef('message.operator_machine_id', '=', 'operator_machine.id')

/** How many messages a person has not read that are neither their own nor from their own side. */
const unreadMessages = (eb: ExpressionBuilder<DB, 'operator_machine'>, { userId, organization }: Reader) =>
  messagesOf(eb)
    .leftJoin('thread_reader', (join) =>
      join
        .onRef('thread_reader.operator_machine_id', '=', 'message.operator_machine_id')
        .on('thread_reader.person_id', '=', userId),
    )
    .where(sql<boolean>`message.person_id is distinct from ${userId}`)
    .where(sql<boolean>`message.organization_id is distinct from ${organization?.id ?? null}::uuid`)
    .where((of) =>
      of.or([
        of('thread_reader.read_until', 'is', null),
        of('message.created_at', '>', of.ref('thread_reader.read_until')),
      ]),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))

/** @param of machines that the dealership serves there now, or that it served when their link ended */
function countInstances(eb: ExpressionBuilder<DB, 'operator_machine'>, of: 'machine_instance' | 'former_machine') {
  const instances = eb
    .selectFrom(new DynamicModule<DB>().table(of).as('instance'))
    .whereRef('instance.organization_id', '=', 'operator_machine.organization_id')
    .whereRef('instance.dealership_id', '=', 'operator_machine.dealership_id')
    .whereRef('instance.machine_id', '=', 'operator_machine.machine_id')
    .where('instance.retired_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
  return sql<number>`(${instances})`
}
