import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pdfOf, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import { partsPdf } from '../reading/testing/parts-pdf'
import { listPartsJob } from './list-parts.job'
import { createPartRepository, PARTS_VERSION } from './part.repository'

let test: TestApp
let machineId: string
let pdf: Buffer
beforeAll(async () => {
  test = await createTestApp()
  machineId = await test.machineId('WL-120')
  pdf = await partsPdf(
    {
      caption: 'Fig. 3-1 Radiator',
      rows: [
        ['1', '4512-330', 'HOSE, UPPER, RADIATOR', '1'],
        ['2', '4512-331', 'HOSE, LOWER, RADIATOR', '1'],
        ['3', '4512-118', 'CLAMP, HOSE', 'AR'],
      ],
    },
    {
      caption: 'Fig. 3-2 Water pump',
      rows: [
        ['1', '4512-500', 'PUMP ASSY, WATER', '1'],
        ['2', '4512-501', 'BRG, BALL', '2'],
        ['3', '4512-502', 'GASKET', '–'],
      ],
    },
  )
})
beforeEach(async () => {
  await test.db.deleteFrom('manual').execute()
  logger.warn.mockClear()
  replaceJob()
})
afterAll(() => test.close())

const partsOf = (manualId: string) =>
  test.db.selectFrom('manual_part').where('manual_id', '=', manualId).selectAll().orderBy('position').execute()

const manualOf = (id: string) =>
  test.db
    .selectFrom('manual')
    .where('id', '=', id)
    .select(['parts_version', 'revision', 'organization_id'])
    .executeTakeFirstOrThrow()

const logger = { warn: vi.fn() }
const signal = new AbortController().signal

/** Returns where each turn begins. */
function replaceJob(turnMs?: number): (string | undefined)[] {
  const { transact } = testUnitOfWork(test.db)
  const dependencies = { transact, parts: createPartRepository(test.db), logger }
  const job = listPartsJob({ ...dependencies, ...(turnMs !== undefined && { turnMs }) })
  const turns: (string | undefined)[] = []
  test.jobs['list-parts'] = (payload, context) => {
    turns.push(payload.after)
    return job(payload, context)
  }
  return turns
}

const runJob = () => test.jobs['list-parts']({}, { signal, lastAttempt: false })

/** Manuals as they were read before the current rules, in the order of their ids. */
async function uploadUnlisted(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let oil = 1; oil <= count; oil += 1) {
    ids.push(await uploadAndRead(test, { machineId, pdf: await pdfOf(['# Oil', `The engine takes ${oil} litres.`]) }))
  }
  await test.db.updateTable('manual').set({ parts_version: 0 }).execute()
  return ids.toSorted()
}

const breakPassages = (manualId: string) =>
  test.db
    .updateTable('passage')
    .set({ body: JSON.stringify(null) })
    .where('manual_id', '=', manualId)
    .execute()

describe('the parts of an uploaded manual', () => {
  it('are stored with its passages and deleted with it', async () => {
    const id = await uploadAndRead(test, { machineId, pdf })
    const parts = await partsOf(id)
    expect(
      parts.map(({ page, figure, item, number, name, quantity }) => [page, figure, item, number, name, quantity]),
    ).toEqual([
      [1, 'Fig. 3-1 Radiator', '1', '4512-330', 'upper radiator hose', '1'],
      [1, 'Fig. 3-1 Radiator', '2', '4512-331', 'lower radiator hose', '1'],
      [1, 'Fig. 3-1 Radiator', '3', '4512-118', 'hose clamp', 'AR'],
      [2, 'Fig. 3-2 Water pump', '1', '4512-500', 'water pump assembly', '1'],
      [2, 'Fig. 3-2 Water pump', '2', '4512-501', 'ball bearing', '2'],
      [2, 'Fig. 3-2 Water pump', '3', '4512-502', 'gasket', '–'],
    ])
    const { organization_id } = await manualOf(id)
    expect(parts[0]).toMatchObject({
      organization_id,
      number_normalized: '4512330',
      description: 'HOSE, UPPER, RADIATOR',
    })

    await (await test.as('dealerAdmin')).delete(`/api/v2/manuals/${id}`)
    expect(await partsOf(id)).toEqual([])
  })
})

describe('the job list-parts', () => {
  it('lists the parts of manuals that were read before, once', async () => {
    const id = await uploadAndRead(test, { machineId, pdf })
    const listed = await partsOf(id)
    await test.db.deleteFrom('manual_part').execute()
    await test.db.updateTable('manual').set({ parts_version: 0 }).execute()
    await runJob()
    expect(await partsOf(id)).toEqual(listed)
    await test.db.deleteFrom('manual_part').execute()

    await runJob()
    expect(await partsOf(id)).toEqual([])
  })

  it('leaves the revision of the text, which has not changed', async () => {
    const [id = ''] = await uploadUnlisted(1)
    const { revision } = await manualOf(id)
    await runJob()
    expect(await manualOf(id)).toMatchObject({ revision, parts_version: PARTS_VERSION })
  })

  it('parses passages one by one, so that it can pause', async () => {
    const id = await uploadAndRead(test, { machineId, pdf })
    const passages = await createPartRepository(test.db).passagesOf(id)
    const parse = vi.spyOn(JSON, 'parse')
    const [first] = passages
    const parsed = parse.mock.calls.length
    parse.mockRestore()
    expect(first).toMatchObject({ page: 1 })
    expect(parsed).toBe(1)
  })

  it('continues after a manual that fails, and reports it', async () => {
    const [broken = '', id = ''] = await uploadUnlisted(2)
    await breakPassages(broken)

    await runJob()
    expect(await manualOf(broken)).toMatchObject({ parts_version: 0 })
    expect(await manualOf(id)).toMatchObject({ parts_version: PARTS_VERSION })
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error), manual: broken },
      expect.stringContaining('could not be listed'),
    )
  })

  it('takes turns, one at a time, each of which continues after the last manual', async () => {
    const [broken = '', second = '', third = ''] = await uploadUnlisted(3)
    await breakPassages(broken)
    const turns = replaceJob(0)

    await runJob()
    const { rows } = await sql`
      select key, queue_name from graphile_worker.jobs where task_identifier = 'list-parts'`.execute(test.db)
    expect(rows).toEqual([{ key: 'list-parts', queue_name: 'parts-lists' }])
    expect(test.crontab).toContain('list-parts ?jobKey=list-parts&queue=parts-lists&')

    await test.runJobs()
    expect(turns).toEqual([undefined, broken, second])
    expect(await manualOf(second)).toMatchObject({ parts_version: PARTS_VERSION })
    expect(await manualOf(third)).toMatchObject({ parts_version: PARTS_VERSION })
    expect(logger.warn).toHaveBeenCalledOnce()
  })
})
