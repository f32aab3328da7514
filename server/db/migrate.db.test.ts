import { randomUUID } from 'node:crypto'
import { Migrator, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Connection, connect } from './connection'
import { createDatabase } from './create-database'
import { migrate } from './migrate'
import { migrations } from './migrations'

const [northfield, moorland, quarry] = [randomUUID(), randomUUID(), randomUUID()]
const [loader, digger, standard, longReach, servedByMoorland, byHours, byDays] = Array.from({ length: 7 }, () =>
  randomUUID(),
)

/** Two dealerships that share a model of one of them, and an operator with machines of both and of nobody. */
const rowsOf0032 = `
  insert into organization (id, name, type) values
    ('${northfield}', 'Northfield', 'DEALERSHIP'), ('${moorland}', 'Moorland', 'DEALERSHIP'),
    ('${quarry}', 'Quarry', 'OPERATOR');
  insert into service_period (dealership_id, operator_id, started_at, ended_at) values
    ('${northfield}', '${quarry}', '2025-01-01', null), ('${northfield}', '${quarry}', '2024-01-01', '2024-06-01'),
    ('${moorland}', '${quarry}', '2025-01-01', null);
  insert into link_request (dealership_id, operator_id, email, status) values
    ('${northfield}', '${quarry}', 'admin@quarry.example', 'ACCEPTED');
  with brand as (insert into brand (name) values ('Harrow') returning id),
    kind as (insert into machine_type (name) values ('Wheel loader') returning id)
  insert into machine (id, brand_id, type_id, owner_id, model, storage_key)
    select model.id::uuid, brand.id, kind.id, model.owner::uuid, name, name from brand, kind, (values
      ('${loader}', '${northfield}', 'WL-120'), ('${digger}', null, 'EX-210')) as model (id, owner, name);
  insert into machine_variant (id, machine_id, name, serial_number_start, serial_number_end, position) values
    ('${standard}', '${loader}', 'Standard', 'GHT00001', 'GHT00500', 0),
    ('${longReach}', '${loader}', 'Long reach', 'GHT00501', null, 1);
  insert into organization_machine (organization_id, machine_id) values
    ('${northfield}', '${loader}'), ('${northfield}', '${digger}'), ('${moorland}', '${loader}');
  insert into operator_machine (organization_id, dealership_id, machine_id, created_at) values
    ('${quarry}', '${northfield}', '${loader}', '2025-01-01'), ('${quarry}', '${moorland}', '${loader}', '2025-01-02');
  insert into machine_instance (organization_id, id, dealership_id, machine_id, variant_id, serial_number, serial_key, name) values
    ('${quarry}', gen_random_uuid(), '${northfield}', '${loader}', '${standard}', 'GHT-00123', 'GHT00123', 'Loader 3'),
    ('${quarry}', '${servedByMoorland}', '${moorland}', '${loader}', '${longReach}', 'GHT-00600', 'GHT00600', ''),
    ('${quarry}', gen_random_uuid(), null, '${loader}', '${standard}', 'GHT-00400', 'GHT00400', ''),
    ('${quarry}', gen_random_uuid(), '${northfield}', '${digger}', null, 'EX1', 'EX1', '');
  insert into former_machine (organization_id, id, dealership_id, served_until, machine_id, variant_id, serial_number,
      serial_key, name, location, unit, status, created_at)
    select organization_id, id, '${northfield}', '2024-06-01', machine_id, variant_id, serial_number, serial_key, name,
      location, unit, status, created_at
    from machine_instance where serial_key in ('GHT00600', 'EX1');
  insert into instance_task (id, organization_id, instance_id, name, interval_hours, interval_days, counts_from_on,
      last_done_on)
    select task.id::uuid, machine.organization_id, machine.id, 'Service', 500, task.days, '2026-01-10', '2026-01-10'
    from machine_instance as machine join (values ('GHT00123', '${byHours}', null), ('GHT00600', '${byDays}', 365))
      as task (serial_key, id, days) on task.serial_key = machine.serial_key;
  update machine_instance as machine set next_task_id = task.id, next_due_on = '2026-02-01', next_due_total = 5000
    from instance_task as task where task.instance_id = machine.id;
  update machine_instance set status = 'OVERDUE' where serial_key in ('GHT00123', 'EX1');
  update machine_instance set status = 'DUE', next_evaluation_on = '2099-01-01' where serial_key = 'GHT00600';
  update machine_instance set status = 'DUE_SOON', next_evaluation_on = '2099-01-01' where serial_key = 'GHT00400';
  update former_machine set next_due_on = '2024-06-20', next_due_total = 4000,
    next_task_id = (case serial_key when 'EX1' then '${byHours}' else '${byDays}' end)::uuid,
    tasks = '[{"id": "${byHours}", "intervalDays": null, "countsFromOn": "2024-05-02"},
      {"id": "${byDays}", "intervalDays": 90, "countsFromOn": "2024-05-01"}]';
  insert into manual (organization_id, machine_id, display_name, kind, storage_key, sha256, size, status, reason) values
    ('${northfield}', '${loader}', 'Scan', 'other', 'scan', 'scan', 1, 'FAILED', 'No text was found.'),
    ('${northfield}', '${loader}', 'Book', 'other', 'book', 'book', 1, 'READY', null);
  insert into email (kind, recipient, subject, html, text, status, reason) values
    ('invitation', 'rita@quarry.example', 'Welcome', '', '', 'FAILED', 'The mail server did not answer.');
  insert into telematics_source (organization_id, name, url, last_failure, last_report) values
    ('${quarry}', 'Provider', 'https://telematics.example/', 'The server answered 500.', '{"applied": 2, "unchanged": 0,
      "refused": [{"row": 7, "serial_number": "A", "reason": "No hours."}, {"row": 8, "serial_number": null, "reason": "No number."}],
      "unknown": [], "read_at": "2026-11-21T09:00:00.000Z"}'),
    ('${quarry}', 'New', 'https://telematics.example/', null, null);
  with asker as (insert into person (organization_id, email, username) values
      ('${quarry}', 'rita@quarry.example', 'rita') returning id),
    asked as (insert into conversation (organization_id, person_id, assistant, machine_id)
      select '${quarry}', id, 'operations', '${loader}' from asker returning id)
  insert into message (conversation_id, position, role, content, answer)
    select asked.id, turn.position, turn.role::turn_role, turn.content, turn.answer::jsonb from asked, (values
      (0, 'user', 'How much oil?', null), (1, 'assistant', '13.5 L', '{"refused": false, "engine": "extractive"}'),
      (2, 'user', 'Who painted it?', null), (3, 'assistant', 'Not in the manuals.', '{"refused": true}')
    ) as turn (position, role, content, answer)`

let connection: Connection
let machinesBefore: unknown[]
beforeAll(async () => {
  const server = inject('databaseServer')
  const name = `migrated_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name)
  connection = connect(server.replace(/\/postgres$/, `/${name}`), { max: 2 })
  const migrator = new Migrator({ db: connection.db, provider: { getMigrations: async () => migrations } })
  expect((await migrator.migrateTo('0032-kit-versions')).error).toBeUndefined()
  await connection.pool.query(rowsOf0032)
  machinesBefore = await machines()
  await migrate(connection)
})
afterAll(() => connection.close())

const machines = () =>
  connection.db
    .selectFrom('machine_instance')
    .select(['id', 'organization_id', 'dealership_id', 'machine_id', 'serial_number', 'name', 'created_at'])
    .orderBy('serial_number')
    .execute()

describe('a migration that was added below a number that has been run', () => {
  it('is run as well', async () => {
    const { db } = connection
    await db.schema.dropTable('quote_offer').execute()
    await sql`delete from kysely_migration where name = '0150-quote-offers'`.execute(db)
    await migrate(connection)
    expect(await db.selectFrom('quote_offer').select('number').execute()).toEqual([])
  })
})

describe('a database with rows of 0032, migrated to the latest schema', () => {
  it('has all machines as before', async () => {
    expect(machinesBefore).toHaveLength(4)
    expect(await machines()).toEqual(machinesBefore)
  })

  it('has each dealership’s models under their names, and its operator reads them', async () => {
    const entries = await connection.db
      .selectFrom('catalogue_entry')
      .innerJoin('machine_type', 'machine_type.id', 'catalogue_entry.type_id')
      .select(['reader_id as reader', 'machine_id as machine', 'dealership_id as dealership', 'model', 'name as type'])
      .execute()
    const entry = (reader: string, machine: string | undefined, model: string, dealership = reader) => ({
      ...{ reader, machine, dealership, model },
      type: 'Wheel loader',
    })
    const expected = [
      entry(northfield, loader, 'WL-120'),
      entry(northfield, digger, 'EX-210'),
      entry(moorland, loader, 'WL-120'),
      entry(quarry, loader, 'WL-120', northfield),
    ]
    expect(entries).toHaveLength(expected.length)
    expect(entries).toEqual(expect.arrayContaining(expected))
  })

  it('has the variants of a shared model once for each dealership and once for the platform', async () => {
    const variants = await connection.db
      .selectFrom('machine_variant')
      .where('machine_id', '=', loader ?? '')
      .select(['organization_id', 'name', 'serial_number_start as first', 'serial_number_end as last'])
      .orderBy('position')
      .execute()
    for (const owner of [northfield, moorland, null]) {
      expect(variants.filter(({ organization_id }) => organization_id === owner)).toEqual([
        { organization_id: owner, name: 'Standard', first: 'GHT00001', last: 'GHT00500' },
        { organization_id: owner, name: 'Long reach', first: 'GHT00501', last: null },
      ])
    }
    expect(variants).toHaveLength(6)
  })

  it('has each machine, also a former one, with the same variant of the dealership that serves it', async () => {
    const { rows } = await connection.pool.query(`
      select serial_number, variant.name, variant.organization_id = one.dealership_id as is_own
      from (select serial_number, variant_id, dealership_id from machine_instance
        union all select 'former ' || serial_number, variant_id, dealership_id from former_machine) as one
      join machine_variant as variant on variant.id = one.variant_id order by serial_number collate "C"`)
    expect(rows).toEqual([
      { serial_number: 'GHT-00123', name: 'Standard', is_own: true },
      { serial_number: 'GHT-00400', name: 'Standard', is_own: null },
      { serial_number: 'GHT-00600', name: 'Long reach', is_own: true },
      { serial_number: 'former GHT-00600', name: 'Long reach', is_own: true },
    ])
  })

  it('has the day on which the next task’s interval in days ends, also of a former machine, where there is one', async () => {
    const { rows } = await connection.pool.query(`
      select serial_number, ends_on::text
      from (select serial_number, next_interval_ends_on as ends_on from machine_instance where next_task_id is not null
        union all select 'former ' || serial_number, next_interval_ends_on from former_machine) as one
      order by serial_number collate "C"`)
    expect(rows).toEqual([
      { serial_number: 'GHT-00123', ends_on: null },
      { serial_number: 'GHT-00600', ends_on: '2027-01-10' },
      { serial_number: 'former EX1', ends_on: null },
      { serial_number: 'former GHT-00600', ends_on: '2024-07-30' },
    ])
  })

  it('has the summary of a due machine with a next task written again by the next evaluation', async () => {
    const { rows } = await connection.pool.query(`
      select serial_number, next_evaluation_on = current_date as is_next
      from machine_instance order by serial_number collate "C"`)
    expect(rows).toEqual([
      { serial_number: 'EX1', is_next: null },
      { serial_number: 'GHT-00123', is_next: true },
      { serial_number: 'GHT-00400', is_next: false },
      { serial_number: 'GHT-00600', is_next: true },
    ])
  })

  it('has its links in their states', async () => {
    const requests = await connection.db.selectFrom('link_request').select('status').execute()
    const periods = await connection.db.selectFrom('service_period').select('status').orderBy('status').execute()
    expect(requests.map(({ status }) => status)).toEqual(['ACTIVE'])
    expect(periods.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE', 'ENDED'])
  })

  it('has the confidence of earlier answers: none where refused, otherwise sure', async () => {
    const messages = await connection.db.selectFrom('message').select('answer').orderBy('position').execute()
    expect(messages.map(({ answer }) => answer)).toEqual([
      null,
      { refused: false, engine: 'extractive', confidence: 'sure' },
      null,
      { refused: true, confidence: 'none' },
    ])
  })

  it('has earlier reasons of failures readable in every language', async () => {
    const { db } = connection
    const inEnglish = (text: string) => ({ en: text, es: text })
    const manuals = await db.selectFrom('manual').select('reason').orderBy('display_name').execute()
    expect(manuals).toEqual([{ reason: null }, { reason: inEnglish('No text was found.') }])
    const emails = await db.selectFrom('email').select('reason').execute()
    expect(emails).toEqual([{ reason: inEnglish('The mail server did not answer.') }])
    const sources = await db
      .selectFrom('telematics_source')
      .select(['last_failure', 'last_report'])
      .orderBy('name')
      .execute()
    const report = {
      ...{ applied: 2, unchanged: 0, unknown: [], read_at: '2026-11-21T09:00:00.000Z' },
      refused: [
        { row: 7, serial_number: 'A', reason: inEnglish('No hours.') },
        { row: 8, serial_number: null, reason: inEnglish('No number.') },
      ],
    }
    expect(sources).toEqual([
      { last_failure: null, last_report: null },
      { last_failure: inEnglish('The server answered 500.'), last_report: report },
    ])
  })
})
