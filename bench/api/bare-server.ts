import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import pg from 'pg'

/**
 * What a request costs at least: Fastify and pg without anything between them. It verifies a bearer token, looks its person
 * up, and answers with the same search, order and count over the same indexes. Started by `side.ts`; prints its address and
 * a token.
 */
const { DATABASE_URL: connectionString, PERSON_ID: personId = '' } = process.env
const pool = new pg.Pool({ connectionString, max: 10 })
const key = randomBytes(32)
const token = await new SignJWT({ user_id: personId })
  .setProtectedHeader({ alg: 'HS256' })
  .setExpirationTime('2h')
  .sign(key)

const app = Fastify()

async function dealershipOf(authorization: string | undefined): Promise<string> {
  const { payload } = await jwtVerify(authorization?.replace('Bearer ', '') ?? '', key)
  const { rows } = await pool.query({
    name: 'person',
    text: 'select organization_id from person where id = $1 and is_active',
    values: [payload.user_id],
  })
  return rows[0].organization_id
}

interface Query {
  search?: string
  limit?: string
}

const contains = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/**
 * One page and the number of matches, as in the app: at the same time, or for a search only if the page does not tell.
 * @param name of the prepared statements; a search has none, because its plan depends on what is searched
 */
async function list(
  name: string | undefined,
  from: string,
  order: string,
  values: unknown[],
  counted: number,
  limit: number,
  columns = '*',
) {
  const itemsOnPage = () =>
    pool.query({
      name: name && `${name} items`,
      text: `select ${columns} ${from} order by ${order} limit ${limit}`,
      values,
    })
  const total = async () => {
    const text = `select count(*)::int as total from (select 1 ${from} limit ${counted}) as found`
    return (await pool.query({ name: name && `${name} count`, text, values })).rows[0].total
  }
  if (name) {
    const [{ rows }, all] = await Promise.all([itemsOnPage(), total()])
    return { items: rows, total: all, page: 1, limit }
  }
  const { rows } = await itemsOnPage()
  return { items: rows, total: rows.length < limit ? rows.length : await total(), page: 1, limit }
}

app.get<{ Querystring: Query }>('/parts', async ({ headers, query: { search = '', limit = '10' } }) => {
  const dealershipId = await dealershipOf(headers.authorization)
  const order = 'organization_id, part_number, id'
  const all = 'from catalogue_part where organization_id = $1'
  if (!search) return list('parts', all, order, [dealershipId], 10_000, Number(limit))
  const number = search.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  const text = 'select id from catalogue_part where organization_id = $1 and number_key = $2 limit 1'
  const whole = await pool.query({ name: 'whole part', text, values: [dealershipId, number] })
  if (whole.rows.length > 0) {
    return list(undefined, `${all} and number_key like $2`, order, [dealershipId, `${number}%`], 1000, Number(limit))
  }
  const found = `${all} and (number_key like $2 or search_text ilike $3)`
  return list(undefined, found, order, [dealershipId, contains(number), contains(search)], 1000, Number(limit))
})

app.get<{ Params: { id: string } }>('/parts/:id', async ({ headers, params }) => {
  const values = [params.id, await dealershipOf(headers.authorization)]
  const text = 'select * from catalogue_part where id = $1 and organization_id = $2'
  return (await pool.query({ name: 'part', text, values })).rows[0]
})

app.get<{ Querystring: Query }>('/orders', async ({ headers, query: { search = '', limit = '10' } }) => {
  const dealershipId = await dealershipOf(headers.authorization)
  const order = 'created_at desc, id desc'
  const all = 'from customer_order where organization_id = $1'
  if (!search) return list('orders', all, order, [dealershipId], 10_000, Number(limit))
  const text = `select id ${all} and lower(po_number) = $2 limit 1`
  const poNumber = search.toLowerCase()
  const whole = await pool.query({ name: 'whole order', text, values: [dealershipId, poNumber] })
  if (whole.rows.length > 0) {
    const begins = `${all} and lower(po_number) like $2`
    return list(undefined, begins, order, [dealershipId, `${poNumber}%`], 10_000, Number(limit))
  }
  const found = `${all} and search_text ilike $2`
  return list(undefined, found, order, [dealershipId, contains(search)], 10_000, Number(limit))
})

app.get<{ Params: { id: string } }>('/orders/:id', async ({ headers, params }) => {
  const values = [await dealershipOf(headers.authorization), params.id]
  const [order, lines] = await Promise.all([
    pool.query({ name: 'order', text: 'select * from customer_order where organization_id = $1 and id = $2', values }),
    pool.query({
      name: 'lines',
      text: 'select * from order_line where organization_id = $1 and order_id = $2',
      values,
    }),
  ])
  return { ...order.rows[0], lines: lines.rows }
})

const machineColumns = 'machine_id as id, model, brand_name as brand, type_name as type'

app.get<{ Querystring: Query }>('/machines', async ({ headers, query: { search = '', limit = '10' } }) => {
  const dealershipId = await dealershipOf(headers.authorization)
  const order = 'brand_name, model, machine_id'
  const all = 'from organization_machine where organization_id = $1'
  if (!search) return list('machines', all, order, [dealershipId], 1_000_000, Number(limit), machineColumns)
  const found = `${all} and search_text ilike $2`
  return list(undefined, found, order, [dealershipId, contains(search)], 1_000_000, Number(limit), machineColumns)
})

app.get<{ Params: { id: string } }>('/machines/:id', async ({ headers, params }) => {
  const values = [params.id, await dealershipOf(headers.authorization)]
  const text = `select ${machineColumns} from organization_machine where machine_id = $1 and organization_id = $2`
  return (await pool.query({ name: 'machine', text, values })).rows[0]
})

const address = await app.listen({ host: '127.0.0.1', port: 0 })
console.log(`ready at ${address} with ${token}`)
process.on('SIGTERM', () => process.exit(0))
