import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pdfOf, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { partsPdf } from '../reading/testing/parts-pdf'

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

const job = () => test.jobs['list-parts']({}, { signal: new AbortController().signal, lastAttempt: false })

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
    const before = await manualOf(id)

    await job()
    expect(await partsOf(id)).toEqual(listed)
    expect((await manualOf(id)).revision).toBe(before.revision + 1)

    await job()
    expect((await manualOf(id)).revision).toBe(before.revision + 1)
  })

  it('goes on after a manual that fails, and reports it', async () => {
    const broken = await uploadAndRead(test, { machineId, pdf })
    const id = await uploadAndRead(test, { machineId, pdf: await pdfOf(['# Oil', 'The engine takes 8 litres.']) })
    await test.db
      .updateTable('passage')
      .set({ body: JSON.stringify(null) })
      .where('manual_id', '=', broken)
      .execute()
    await test.db.updateTable('manual').set({ parts_version: 0 }).execute()

    await expect(job()).rejects.toThrow('could not be listed')
    expect(await manualOf(broken)).toMatchObject({ parts_version: 0 })
    expect(await manualOf(id)).toMatchObject({ parts_version: 1 })
  })
})
