import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdfOf, uploadAndRead } from '../../../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../../../tests/support/test-app'
import { createPassageRepository } from './passage.repository'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('reads all passages of a long manual, in order', async () => {
  const pdf = await pdfOf(['# Capacities', 'The engine takes 13.5 litres of oil.'])
  const id = await uploadAndRead(test, { machineId: await test.machineId('WL-120'), pdf })
  await test.db.deleteFrom('passage').where('manual_id', '=', id).execute()
  await sql`
    insert into passage (manual_id, ordinal, page, body)
    select ${id}, ordinal, 1, jsonb_build_object('text', ordinal::text) from generate_series(1234, 0, -1) as ordinal`.execute(
    test.db,
  )
  const texts: string[] = []
  for await (const body of createPassageRepository(test.db).bodiesOf(id)) texts.push(JSON.parse(body).text)
  expect(texts).toEqual(Array.from({ length: 1235 }, (_, ordinal) => String(ordinal)))
})
