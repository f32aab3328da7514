import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../support/test-app'
import { operations } from '../documents'
import { assemble, type Cast } from './cast'
import { columns } from './columns'
import { everyRow } from './every-row'
import { createRecords, type Records } from './records'
import { send } from './send'

/** What each must answer somebody who still has a temporary password: written by hand, never derived from the contract. */
const open: Record<string, number> = {
  getCurrentUser: 200,
  // Let in, and then told that the current password is another one.
  changePassword: 400,
}

const closed = [
  ...['listSessions', 'endOtherSessions', 'endSession'],
  ...['listUsers', 'inviteUser', 'listGroups', 'listOperators', 'getUser', 'updateUser', 'resendInvitation'],
  ...['listOrganizations', 'createOrganization', 'lookUpCustomers', 'getOrganization', 'updateOrganization'],
  ...['uploadLogo', 'removeLogo', 'listRecentActivity'],
  ...['listAddresses', 'addAddress', 'updateAddress', 'deleteAddress'],
  ...['listLinks', 'requestLink', 'answerLink'],
  ...['getDashboard', 'listEmails', 'getEmail', 'retryEmail', 'listFeedback', 'exportFeedback'],
  ...['listBrands', 'createBrand', 'updateBrand'],
  ...['listMachines', 'listAllBrands', 'getMachine', 'getManualUploadDate', 'listMachineManuals'],
  ...['createMachine', 'updateMachine', 'deleteMachine', 'getMachineDependents'],
  ...['listMachineTypes', 'listMachineModels', 'listMachineChildren'],
  ...['listOperatorMachines', 'assignMachine', 'unassignMachine', 'listMachineMessages', 'sendMachineMessage'],
  ...['markMessagesRead', 'listAccountRequests', 'answerAccountRequest'],
  ...['uploadManual', 'retryManual', 'deleteManual', 'getFileAccess', 'getFile', 'listManuals', 'searchManuals'],
  ...['askOperationsAssistant', 'listConversations', 'createConversation', 'getConversation', 'updateConversation'],
  ...['listGivenFeedback', 'giveFeedback'],
  ...['listListViews', 'saveListView', 'updateListView', 'deleteListView'],
  ...['listPortalLinks', 'createPortalLink', 'revokePortalLink'],
  ...['listMachineInstances', 'addMachineInstance', 'importMachineInstances', 'exportMachineInstances'],
  ...['getMachineInstance', 'updateMachineInstance', 'suggestSerialNumbers'],
  ...['listReadings', 'addReading', 'voidReading'],
  ...['getMachineSchedule', 'setMachineSchedule', 'getInstanceSchedule', 'setInstanceSchedule', 'completeTask'],
  ...['importTelematics', 'listTelematicsSources', 'addTelematicsSource', 'updateTelematicsSource'],
  ...['deleteTelematicsSource', 'pollTelematicsSource', 'getTelematicsReport'],
  ...['listDueItems', 'listServiceKits', 'createServiceKit', 'updateServiceKit', 'deleteServiceKit'],
]

let test: TestApp
let cast: Cast
let records: Records
beforeAll(async () => {
  test = await createTestApp()
  cast = await assemble(test)
  records = createRecords(test, cast)
  // One of them uploads it, which waits too from then on.
  await records.storedManual('own')
  const emails = Object.values(cast.emails)
  await test.db
    .updateTable('person')
    .set({ onboarding_status: 'CHANGE_PASSWORD' })
    .where('email', 'in', emails)
    .execute()
})
afterAll(() => test.close())

/** What each column is answered on a record of its own. */
async function answersTo(operationId: string) {
  const [row, operation] = [everyRow[operationId], operations.find((one) => one.operationId === operationId)]
  if (!operation || !row || !('own' in row)) throw new Error(`no row of ${operationId} asks who somebody is`)
  const answers = []
  for (const who of columns) {
    answers.push(await send(cast.visitors[who], operation, await row.call({ records, who, side: 'own' })))
  }
  return answers
}

describe('"an invited user gets CHANGE_PASSWORD" first (behaviour, section 3), whatever their role', () => {
  it('names each operation that asks who somebody is, and no other', () => {
    const asking = Object.entries(everyRow).flatMap(([operationId, row]) => ('own' in row ? [operationId] : []))
    expect([...Object.keys(open), ...closed].toSorted()).toEqual(asking.toSorted())
  })

  it.each(Object.entries(open))('%s stays open', async (operationId, status) => {
    const answers = await answersTo(operationId)
    expect(answers.map((answer) => answer.status)).toEqual(columns.map(() => status))
  })

  it.each(closed)('%s waits', async (operationId) => {
    const answers = await answersTo(operationId)
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      columns.map(() => '403 password_change_required'),
    )
  })
})
