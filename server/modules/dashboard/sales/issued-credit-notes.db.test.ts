import { randomUUID } from 'node:crypto'
import { Migrator, sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Connection, connect } from '../../../db/connection'
import { createDatabase } from '../../../db/create-database'
import { migrate } from '../../../db/migrate'
import { migrations } from '../../../db/migrations'
import { findSalesMonths } from './sales-figures.repository'

const [northfield, moorland, quarry] = [randomUUID(), randomUUID(), randomUUID()]

interface OldOrder {
  dealership: string
  /** Of the invoice. */
  number: number
  unit: number
  quantity: number
  cancelled?: number
  returned?: number
  /** Returned before anybody had paid. */
  credited?: number
  total: number
}

const orders = {
  returned: { dealership: northfield, number: 3, unit: 333, quantity: 3, returned: 1, total: 999 + 82 },
  cancelled: { dealership: northfield, number: 1, unit: 1000, quantity: 2, cancelled: 1, total: 1000 + 82 },
  unchanged: { dealership: northfield, number: 2, unit: 777, quantity: 1, total: 777 + 64 },
  both: { dealership: northfield, number: 4, unit: 400, quantity: 4, cancelled: 1, returned: 1, total: 1200 + 99 },
  onAccount: { dealership: northfield, number: 5, unit: 400, quantity: 2, returned: 1, credited: 1, total: 400 + 33 },
  elsewhere: { dealership: moorland, number: 8, unit: 100, quantity: 1, cancelled: 1, total: 0 },
} satisfies Record<string, OldOrder>

const ids = new Map<string, string>(Object.keys(orders).map((name) => [name, randomUUID()]))

let connection: Connection
beforeAll(async () => {
  const server = inject('databaseServer')
  const name = `credited_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name)
  connection = connect(server.replace(/\/postgres$/, `/${name}`), { max: 2 })
  const migrator = new Migrator({ db: connection.db, provider: { getMigrations: async () => migrations } })
  expect((await migrator.migrateTo('0220-refunds-of-returns')).error).toBeUndefined()
  await sql`
    insert into organization (id, name, type) values (${northfield}, 'Northfield', 'DEALERSHIP'),
      (${moorland}, 'Moorland', 'DEALERSHIP'), (${quarry}, 'Quarry', 'OPERATOR')`.execute(connection.db)
  for (const [name, order] of Object.entries(orders)) await insert(ids.get(name) ?? '', order)
  await migrate(connection)
})
afterAll(() => connection.close())

/** An order that was invoiced with all of its pieces. */
async function insert(id: string, { dealership, number, unit, quantity, total, ...changes }: OldOrder) {
  const { cancelled = 0, returned = 0, credited = 0 } = changes
  const [line, back] = [randomUUID(), randomUUID()]
  const net = unit * (quantity - cancelled - credited)
  const { db } = connection
  await sql`
    insert into customer_order (organization_id, id, operator_id, number, status, payment_status, currency,
      tax_basis_points, subtotal_amount, tax_amount, total_amount, placed_at)
    values (${dealership}, ${id}, ${quarry}, ${number}, 'COMPLETED', ${credited > 0 ? 'UNPAID' : 'PAID'}, 'USD', 825, ${net},
      ${total - net}, ${total}, '2026-11-10')`.execute(db)
  await sql`
    insert into order_line (organization_id, order_id, id, position, description, quantity, unit_amount,
      tax_basis_points, shipped, delivered, cancelled, returned, credited)
    values (${dealership}, ${id}, ${line}, 1, 'Filter', ${quantity}, ${unit}, 825, ${quantity - cancelled},
      ${quantity - cancelled}, ${cancelled}, ${returned}, ${credited})`.execute(db)
  await sql`
    insert into order_invoice (organization_id, order_id, number) values (${dealership}, ${id}, ${number})`.execute(db)
  await sql`
    insert into order_invoice_line (organization_id, order_id, line_id, quantity)
    values (${dealership}, ${id}, ${line}, ${quantity})`.execute(db)
  if (returned === 0) return
  await sql`
    insert into order_return (organization_id, order_id, id, number, status, reason, is_credit)
    values (${dealership}, ${id}, ${back}, 1, 'RECEIVED', 'Wrong', ${credited > 0})`.execute(db)
  await sql`
    insert into order_return_line (organization_id, order_id, return_id, line_id, quantity, restocked)
    values (${dealership}, ${id}, ${back}, ${line}, ${returned}, ${returned})`.execute(db)
}

it('invoices of which something had gone have one credit note each, numbered by dealership', async () => {
  const notes = await connection.db
    .selectFrom('credit_note as note')
    .innerJoin('credit_note_line as line', (join) =>
      join
        .onRef('line.organization_id', '=', 'note.organization_id')
        .onRef('line.order_id', '=', 'note.order_id')
        .onRef('line.number', '=', 'note.number'),
    )
    .leftJoin('order_return as back', 'back.id', 'note.return_id')
    .select(['note.order_id', 'note.number', 'note.reason', 'back.number as of_return', 'line.quantity'])
    .select(['line.subtotal_amount', 'line.tax_amount'])
    .execute()
  const nameOf = new Map<string, string>([...ids].map(([name, id]) => [id, name]))
  const found = notes.map(({ order_id, ...note }) => [nameOf.get(order_id), note] as const)
  // The tax is that of the pieces before less that of the pieces after, each rounded half to even.
  expect(Object.fromEntries(found)).toEqual({
    cancelled: {
      ...{ number: 1, reason: 'CANCELLATION', of_return: null, quantity: 1 },
      ...{ subtotal_amount: 1000, tax_amount: 165 - 82 },
    },
    returned: {
      ...{ number: 2, reason: 'RETURN', of_return: 1, quantity: 1 },
      ...{ subtotal_amount: 333, tax_amount: 82 - 55 },
    },
    both: {
      ...{ number: 3, reason: 'RETURN', of_return: 1, quantity: 2 },
      ...{ subtotal_amount: 800, tax_amount: 132 - 66 },
    },
    onAccount: {
      ...{ number: 4, reason: 'RETURN', of_return: 1, quantity: 1 },
      ...{ subtotal_amount: 400, tax_amount: 66 - 33 },
    },
    elsewhere: {
      ...{ number: 1, reason: 'CANCELLATION', of_return: null, quantity: 1 },
      ...{ subtotal_amount: 100, tax_amount: 8 },
    },
  })
  const series = await connection.db
    .selectFrom('number_series')
    .where('series', '=', 'credit_note')
    .select(['organization_id', 'last'])
    .execute()
  expect(Object.fromEntries(series.map(({ organization_id, last }) => [organization_id, last]))).toEqual({
    [northfield]: 4,
    [moorland]: 1,
  })
})

it('the sales of then are what the invoices say less these credit notes', async () => {
  const november = (await findSalesMonths(connection.db, northfield, new Date('2026-11-21T12:00:00Z'))).at(-1)
  const { returned, cancelled, unchanged, both, onAccount } = orders
  const back = 333 + 27 + 400 + 33
  const totals = [returned, cancelled, unchanged, both, onAccount].reduce((sum, { total }) => sum + total, 0)
  expect(november?.sales).toEqual([{ amount: totals - back, currency: 'USD' }])
})
