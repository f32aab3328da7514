import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addToCatalogue } from '../../../../tests/support/catalogue'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { pdfOf, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let northfield: string
let eastmoor: string
let ridgeline: string
beforeAll(async () => {
  test = await createTestApp()
  northfield = await organizationId(test, 'Northfield Equipment')
  eastmoor = await organizationId(test, 'Eastmoor Machines')
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
})
afterAll(() => test.close())

const url = (id: string, below = '') => `/api/v2/machines/${id}${below}`
const remove = async (id: string, who: Who = 'dealerUser', confirm = false) =>
  (await test.as(who)).delete(url(id, confirm ? '?confirm=true' : ''))
const dependents = async (id: string, who: Who = 'dealerUser') =>
  (await (await test.as(who)).get(url(id, '/dependents'))).body

let count = 0
async function newModel(who: Who = 'dealerAdmin'): Promise<string> {
  const brand = await test.db.selectFrom('brand').select('id').executeTakeFirstOrThrow()
  count += 1
  const body = { brand_id: brand.id, type: 'Excavator', model: `RM-${count}` }
  return (await (await test.as(who)).post('/api/v2/machines/', body)).body.id
}

const addTo = (id: string, dealershipId: string) => addToCatalogue(test.db, dealershipId, id)

/** What a dealership has of a model: a manual, a task, a kit, an assignment. */
async function furnish(machineId: string) {
  const manual = await uploadAndRead(test, { machineId, pdf: await pdfOf([`Oil for ${machineId}`]) })
  await test.db
    .insertInto('schedule_task')
    .values({ organization_id: northfield, machine_id: machineId, name: 'Oil', interval_hours: 250 })
    .execute()
  await test.db
    .insertInto('bundle')
    .values({ organization_id: northfield, machine_id: machineId, name: 'Oil kit', interval_hours: 250 })
    .execute()
  await test.db
    .insertInto('operator_machine')
    .values({ organization_id: ridgeline, dealership_id: northfield, machine_id: machineId })
    .execute()
  return { file: await fileOf(manual) }
}

async function fileOf(manualId: string): Promise<string> {
  const { storage_key } = await test.db
    .selectFrom('manual')
    .where('id', '=', manualId)
    .select('storage_key')
    .executeTakeFirstOrThrow()
  return join(test.folder, 'files', storage_key)
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
const modelExists = async (id: string) => (await (await test.as('superUser')).get(url(id))).status === 200

describe('DELETE /machines/{id} names what depends on a model before it removes anything', () => {
  it('removes a model at once if nothing depends on it', async () => {
    const id = await newModel()
    expect((await remove(id)).status).toBe(204)
    expect(await modelExists(id)).toBe(false)
  })

  it('describes in plain words what is removed, and removes it only after confirmation', async () => {
    const id = await newModel()
    const { file } = await furnish(id)
    expect(await dependents(id)).toEqual({
      ...{ manuals: 1, instances: 0, tasks: 1, kits: 1, operators: 1, conversations: 0 },
      deletes_model: true,
    })
    const asked = await remove(id)
    expect([asked.status, asked.body.code]).toEqual([409, 'confirm_needed'])
    expect(asked.body.detail).toContain('1 manual, 1 maintenance task, 1 service kit, and 1 assignment to an operator')
    expect(await exists(file)).toBe(true)

    expect((await remove(id, 'dealerUser', true)).status).toBe(204)
    await test.runJobs()
    expect([await modelExists(id), await exists(file)]).toEqual([false, false])
  })

  it('a file that cannot be deleted affects no other one, and its deletion is retried', async () => {
    const id = await newModel()
    const stuck = (await furnish(id)).file
    const other = await fileOf(await uploadAndRead(test, { machineId: id, pdf: await pdfOf(['Another manual']) }))
    // A folder in the file's place: it is not deleted as a file.
    await rm(stuck)
    await mkdir(stuck)
    expect((await remove(id, 'dealerUser', true)).status).toBe(204)
    await test.runJobs()
    expect([await exists(stuck), await exists(other)]).toEqual([true, false])

    await rm(stuck, { recursive: true })
    await writeFile(stuck, 'again a file')
    await test.connection.pool.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
        from graphile_worker.jobs where task_identifier = 'delete-manual-files'`,
    )
    await test.runJobs()
    expect(await exists(stuck)).toBe(false)
  })

  it('a dealership that is not the last to have it removes only its own part', async () => {
    const id = await newModel()
    const { file } = await furnish(id)
    await addTo(id, eastmoor)
    await uploadAndRead(test, { machineId: id, as: 'strangerStaff', pdf: await pdfOf(['Of the other']) })
    expect((await dependents(id)).deletes_model).toBe(false)

    expect((await remove(id, 'dealerUser', true)).status).toBe(204)
    await test.runJobs()
    expect(await exists(file)).toBe(false)
    for (const who of ['dealerUser', 'operator'] as const) {
      expect([who, (await (await test.as(who)).get(url(id))).status]).toEqual([who, 404])
    }
    const other = await (await test.as('strangerStaff')).get(url(id))
    expect(other.body).toMatchObject({ manual_count: 1, can_manage: true })
  })

  it('removes nothing that a super user uploaded for everybody: the model stays', async () => {
    const id = await newModel()
    await uploadAndRead(test, { machineId: id, as: 'superUser', pdf: await pdfOf(['For all']) })
    expect(await dependents(id)).toMatchObject({ manuals: 0, deletes_model: false })
    expect((await remove(id)).status).toBe(204)
    expect(await modelExists(id)).toBe(true)
  })

  it('is refused while the caller serves machines of it', async () => {
    await addTo(await newModel(), eastmoor)
    const model = `RM-${count}`
    const id = await test.machineId(model)
    const instance = await addInstance(test, { operatorId: ridgeline, dealershipId: northfield, model })
    const refused = await remove(id, 'dealerUser', true)
    expect([refused.status, refused.body.code]).toEqual([409, 'machine_in_use'])
    // The other dealership serves none, so it may remove the model; a super user would delete the machine's record.
    const bySuperUser = (await remove(id, 'superUser', true)).body
    expect(bySuperUser.code).toBe('machine_in_use')
    expect(bySuperUser.detail).toContain('Machines keep their history')
    expect((await remove(id, 'strangerStaff')).status).toBe(204)

    // A machine that is out of service keeps its record, and so its model.
    await test.db.updateTable('machine_instance').set({ retired_at: new Date() }).where('id', '=', instance).execute()
    expect((await remove(id)).status).toBe(204)
    expect(await modelExists(id)).toBe(true)
  })

  it('a super user removes the model itself, for all who have it', async () => {
    const id = await newModel()
    const { file } = await furnish(id)
    await addTo(id, eastmoor)
    await (await test.as('operator')).post('/api/v1/conversations/', { assistant: 'operations', machine_id: id })
    expect(await dependents(id, 'superUser')).toMatchObject({ manuals: 1, conversations: 1, deletes_model: true })
    expect((await remove(id, 'superUser')).body.detail).toContain('1 conversation about it')
    expect((await remove(id, 'superUser', true)).status).toBe(204)
    await test.runJobs()
    expect([await modelExists(id), await exists(file)]).toEqual([false, false])
  })

  it('nobody else may: 404 for those who do not see it, 403 for an operator’s people', async () => {
    const id = await newModel()
    expect((await remove(id, 'strangerStaff', true)).status).toBe(404)
    expect((await remove(id, 'operatorAdmin', true)).status).toBe(403)
    expect(await modelExists(id)).toBe(true)
  })
})
