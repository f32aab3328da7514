import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../support/test-app'
import { assemble, type Cast } from './access/cast'
import type { Column, Side } from './access/columns'
import { everyRow } from './access/every-row'
import { createRecords, type Records } from './access/records'
import type { Call } from './access/rows'
import { send } from './access/send'
import { contracts, operations } from './documents'

let test: TestApp
let cast: Cast
let records: Records
beforeAll(async () => {
  test = await createTestApp()
  cast = await assemble(test)
  records = createRecords(test, cast)
})
afterAll(() => test.close())

type IdOf = (records: Records, side: Side) => string | Promise<string>

const dealership: IdOf = (made, side) => made.organization('dealerAdmin', side)
const operator: IdOf = (made, side) => made.organization('operator', side)
const model: IdOf = (made, side) => made.model(side)
const part: IdOf = (made, side) => made.pricedPart(side)
const bundle: IdOf = async (made, side) => (await made.bundle(side)).id
const instance: IdOf = (made, side) => made.instance(side)
const task: IdOf = async (made, side) => (await made.task(side)).taskId
const location: IdOf = (made, side) => made.stockLocation(side)
const line: IdOf = async (made, side) => (await made.orderInProcess('operatorAdmin', side)).lineId
const picture: IdOf = async () => {
  const file = { name: 'part.png', content: await records.picture(), field: 'file', type: 'image/png' }
  return (await (await test.as('strangerStaff')).postForm('/api/v2/pictures', {}, file)).body.id
}
const message: IdOf = async (made, side) => made.message(await made.operatorMachine(side))
const answer: IdOf = async (made, side) => (await made.conversation('operatorAdmin', side)).answerId

interface Foreign {
  id: IdOf
  /** Who sends it; the dealership's admin by default. */
  by?: Column
  /** Refused as what the record does not have or no longer has. */
  isConflict?: true
  /** What else the body has then; each id is put into the first row of its list. */
  with?: object
}

/** Made by the client, so that it belongs to nobody. */
const client = 'of the client'
/** Of a record that all share, such as a brand. */
const shared = 'shared by all'
/** Opened by a link: its own row in the table of access sends an id that the link's record does not have. */
const byLink = 'by a link'

/** Every id in the body of a request, with a foreign organization's. Whatever is sent is refused, never dropped. */
const ids: Record<string, Foreign | typeof client | typeof shared | typeof byLink> = {
  'inviteUser organization_id': { id: operator },
  'createOrganization dealership_id': { id: dealership },
  'uploadInventory organization_id': { id: dealership },
  'requestLink dealership_id': { id: dealership },
  'requestLink operator_id': { id: operator },
  'updateAddress id': { id: (made, side) => made.address('dealerAdmin', side) },
  'updateBrand id': shared,
  'createMachine brand_id': shared,
  'createMachine variants[].id': { id: model, with: { variants: [{ name: 'Long' }] } },
  'updateMachine variants[].id': { id: model, with: { variants: [{ name: 'Long' }] } },
  'assignMachine organization_id': { id: operator },
  'assignMachine machine_id': { id: model },
  'assignMachine dealership_id': { id: dealership },
  'changeThread assignee_id': { id: (made, side) => made.person('dealerAdmin', side) },
  'sendMachineMessage answer_id': { id: answer, by: 'operatorAdmin' },
  'sendMachineMessage reply_to': { id: message },
  'sendMachineMessage picture_ids[]': { id: picture },
  'sendMachineMessage client_id': client,
  'markMessagesRead message_id': { id: message },
  'addMachineInstance machine_id': { id: model },
  'addMachineInstance dealership_id': { id: dealership, by: 'operatorAdmin' },
  'importMachineInstances dealership_id': { id: dealership, by: 'operatorAdmin' },
  'updateMachineInstance dealership_id': { id: dealership, by: 'operatorAdmin' },
  'addReading client_id': client,
  'addReading picture_ids[]': { id: picture },
  'setInstanceSchedule tasks[].id': { id: task },
  'setInstanceSchedule tasks[].kit_id': { id: (made, side) => made.kit(side) },
  'completeTask picture_ids[]': { id: picture },
  'completeTask item_id': { id: task, isConflict: true },
  'updateHours client_id': client,
  'addMeterPhotograph client_id': client,
  'placeKitsOrderByLink client_id': client,
  'placeKitsOrderByLink kits[].instance_id': byLink,
  'placeKitsOrderByLink kits[].task_id': byLink,
  'requestKitsByLink client_id': client,
  'requestKitsByLink kits[].instance_id': byLink,
  'requestKitsByLink kits[].task_id': byLink,
  'priceKitsByLink kits[].instance_id': byLink,
  'priceKitsByLink kits[].task_id': byLink,
  'setMachineSchedule tasks[].id': { id: task },
  'setMachineSchedule tasks[].kit_id': { id: (made, side) => made.kit(side) },
  'placeOrder dealership_id': { id: dealership },
  'placeOrder operator_id': { id: operator },
  'placeOrder order_parts[].part_id': { id: part },
  'placeOrder order_bundles[].bundle_id': { id: bundle, with: { order_bundles: [{ quantity: 1 }] } },
  'placeOrder instance_id': { id: instance },
  'requestOrderReturnByLink lines[].line_id': byLink,
  'sendOrderMessageByLink client_id': client,
  'changeTracking shipment': {
    id: async (made, side) => (await made.orderInProcess('dealerAdmin', side)).shipmentId,
  },
  'pickOrderLines lines[].line_id': { id: line },
  'cancelOrderLines lines[].line_id': { id: line },
  'shipOrderLines lines[].line_id': { id: line },
  'requestOrderReturn lines[].line_id': { id: line },
  'receiveOrderReturn lines[].line_id': { id: line },
  'sendOrderMessage answer_id': { id: answer },
  'sendOrderMessage reply_to': { id: message },
  'sendOrderMessage picture_ids[]': { id: picture },
  'sendOrderMessage client_id': client,
  'placeOrderByLink client_id': client,
  'placeOrderByLink order_parts[].part_id': byLink,
  'resolvePartNumbersByLink operator_id': byLink,
  'updateOrder order_parts[].line_id': { id: line, with: { order_parts: [{ quantity: 1 }] } },
  'updateOrder order_parts[].part_id': { id: part, with: { order_parts: [{ quantity: 1 }] } },
  'updateOrder order_bundles[].line_id': { id: line, with: { order_bundles: [{ quantity: 1 }] } },
  'updateOrder order_bundles[].bundle_id': { id: bundle, with: { order_bundles: [{ quantity: 1 }] } },
  'createCatalogue organization_id': { id: dealership },
  'createCataloguePart catalogue_id': { id: (made, side) => made.catalogue(side) },
  'createCataloguePart picture_ids[]': { id: picture },
  'createCatalogueBundle catalogue_id': { id: (made, side) => made.catalogue(side) },
  'createCatalogueBundle parts[].part_id': { id: part },
  'updateCatalogueBundle parts[].part_id': { id: part, with: { parts: [{ quantity: 1 }] } },
  'updateCataloguePart superseded_by_id': { id: part },
  'updateCataloguePart picture_ids[]': { id: picture },
  'recordStockMovement location_id': { id: location },
  'recordStockMovement to_location_id': { id: location, with: { kind: 'TRANSFERRED' } },
  'setReorderLevel location_id': { id: location },
  'addStockLocation organization_id': { id: dealership },
  'openCheckout order_id': {
    id: async (made, side) => made.payableOrder('operatorAdmin', side),
    by: 'operatorAdmin',
  },
  'refundOrder payment_id': {
    id: async (made, side) => (await made.payment('dealerAdmin', side)).id,
    isConflict: true,
  },
  'refundOrder return_id': {
    id: async (made, side) => (await made.orderReturn('dealerAdmin', side, 'ACCEPTED')).returnId,
    isConflict: true,
  },
  'createMaintenanceQuote instance_id': { id: instance },
  'createMaintenanceQuote task_ids[]': { id: task },
  'decideMaintenanceQuoteByLink decisions[].line_id': byLink,
  'updateMaintenanceQuote lines[].id': { id: line, with: { lines: [quotedWork()] } },
  'updateMaintenanceQuote lines[].task_id': { id: task, with: { lines: [quotedWork()] } },
  'decideMaintenanceQuote decisions[].line_id': { id: line, by: 'operatorAdmin' },
  'createQuote dealership_id': { id: dealership },
  'createQuote operator_id': { id: operator },
  'createQuote lines[].id': { id: line },
  'createQuote lines[].part_id': { id: part },
  'createQuote lines[].bundle_id': { id: bundle },
  'createQuote instance_id': { id: instance },
  'answerQuoteByLink lines[].id': byLink,
  'updateQuote costs[].line_id': { id: line, with: { costs: [{ cost: null }] } },
  'updateQuote lines[].id': { id: line, with: { lines: [{ quantity: 1 }] } },
  'updateQuote lines[].part_id': { id: part, with: { lines: [{ quantity: 1 }] } },
  'updateQuote lines[].bundle_id': { id: bundle, with: { lines: [{ quantity: 1 }] } },
  'addToCart lines[].part_id': { id: part },
  'addToCart lines[].bundle_id': { id: bundle, with: { lines: [{ quantity: 1 }] } },
  'addToCart lines[].instance_id': { id: instance },
  'addShoppingList lines[].part_id': { id: part },
  'addShoppingList lines[].bundle_id': { id: bundle, with: { lines: [{ quantity: 1 }] } },
  'addShoppingList lines[].instance_id': { id: instance },
  'addToShoppingList lines[].part_id': { id: part },
  'addToShoppingList lines[].bundle_id': { id: bundle, with: { lines: [{ quantity: 1 }] } },
  'addToShoppingList lines[].instance_id': { id: instance },
  'createPortalLink instance_id': { id: instance },
  'createPortalLink order_id': {
    id: async (made, side) => (await made.order('dealerAdmin', side)).id,
    with: { kind: 'order', instance_id: undefined },
  },
  'createPortalLink quote_id': {
    id: async (made, side) => (await made.quote('dealerAdmin', side)).id,
    with: { kind: 'quote', instance_id: undefined },
  },
  'createPortalLink maintenance_quote_id': {
    id: async (made, side) => (await made.maintenanceQuote(side)).id,
    with: { kind: 'maintenance_quote', instance_id: undefined },
  },
  'createPortalLink organization_id': { id: operator, with: { kind: 'place_order', instance_id: undefined } },
  'resolvePartNumbers operator_id': { id: operator },
  'setCustomerTerms price_list_id': { id: (made, side) => made.priceList(side) },
  'uploadManual machine_id': { id: model },
  'askOperationsAssistant id': { id: model },
  'askOperationsAssistant conversation_id': {
    id: async (made, side) => (await made.conversation('operatorAdmin', side)).id,
  },
  'askOperationsAssistant client_id': client,
  'askOperationsAssistant replaces': { id: answer },
  'askOperationsAssistant leaf_node_id': shared,
  'askGeneralAssistant id': { id: model },
  'askGeneralAssistant conversation_id': {
    id: async (made, side) => (await made.conversation('operatorAdmin', side)).id,
  },
  'askGeneralAssistant client_id': client,
  'askGeneralAssistant replaces': { id: answer },
  'askGeneralAssistant leaf_node_id': shared,
  'askPartsAssistant id': { id: model },
  'askPartsAssistant conversation_id': {
    id: async (made, side) => (await made.conversation('operatorAdmin', side)).id,
  },
  'askPartsAssistant client_id': client,
  'askPartsAssistant replaces': { id: answer },
  'askPartsAssistant leaf_node_id': shared,
  'createConversation machine_id': { id: model },
  'giveFeedback message_id': { id: answer },
  'shareAnswer conversation_id': {
    id: async (made, side) => (await made.conversation('operatorAdmin', side)).id,
  },
  'shareAnswer message_id': { id: answer },
}

function quotedWork() {
  return { description: 'Service', parts_amount: 0, labour_minutes: 0, labour_amount: 0 }
}

/** Puts an id at a path such as `lines[].part_id`: into the first row of a list, which is made if there is none. */
function put(body: Record<string, unknown>, path: string, id: string): Record<string, unknown> {
  const [head = '', ...rest] = path.split('.')
  const name = head.replace('[]', '')
  if (rest.length === 0) return { ...body, [name]: head.endsWith('[]') ? [id] : id }
  const present = body[name]
  const [first = {}, ...others] = Array.isArray(present) ? present : [present ?? {}]
  const row = put(first, rest.join('.'), id)
  return { ...body, [name]: head.endsWith('[]') ? [row, ...others] : row }
}

/** The ids in the bodies of all operations, as `placeOrder order_parts[].part_id`. */
function idsOfBodies(): string[] {
  return contracts.flatMap(({ document }) => {
    const { components, paths } = JSON.parse(JSON.stringify(document))
    const at = (schema: { $ref?: string }) => components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
    const walk = (given: { $ref?: string }, path: string, depth: number): string[] => {
      if (depth > 6) return []
      const schema = at(given)
      const alternatives = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
      const own = alternatives.flatMap((one) => walk(one, path, depth + 1))
      if (schema.items) return [...own, ...walk(schema.items, `${path}[]`, depth + 1)]
      if (schema.format === 'uuid' || /(?:^|\.)(?:id|\w+_ids?)(?:\[\])?$/.test(path)) own.push(path)
      const inner = Object.entries<object>(schema.properties ?? {})
      return [...own, ...inner.flatMap(([name, one]) => walk(one, path ? `${path}.${name}` : name, depth + 1))]
    }
    return Object.values<Record<string, { operationId?: string; requestBody?: { $ref?: string } }>>(paths).flatMap(
      (item) =>
        Object.values(item).flatMap(({ operationId, requestBody }) => {
          if (!operationId || !requestBody) return []
          const body = requestBody.$ref
            ? components.requestBodies[requestBody.$ref.split('/').at(-1) ?? '']
            : requestBody
          const media = Object.values<{ schema: object }>(body.content)
          return [...new Set(media.flatMap(({ schema }) => walk(schema, '', 0)))].map(
            (path) => `${operationId} ${path}`,
          )
        }),
    )
  })
}

describe('an id of a foreign organization in the body of a request', () => {
  it('is known for every operation', () => {
    expect(Object.keys(ids).toSorted()).toEqual([...new Set(idsOfBodies())].toSorted())
  })

  const tried = Object.entries(ids).flatMap(([name, foreign]) =>
    typeof foreign === 'string' ? [] : [[name, foreign] as const],
  )
  it.each(tried)('%s is refused', async (name, { id, by = 'dealerAdmin', with: more, isConflict }) => {
    const [operationId = '', path = ''] = name.split(' ')
    const operation = operations.find((one) => one.operationId === operationId)
    const row = everyRow[operationId]
    if (!operation || !row || !('own' in row)) throw new Error('no row')
    const call: Call = await row.call({ records, who: by, side: 'own' })
    const payload = put({ ...call.payload, ...more }, path, await id(records, 'foreign'))
    const { status, body } = await send(cast.visitors[by], operation, { ...call, payload })
    expect(isConflict ? [409] : [400, 403, 404]).toContain(status)
    if (status !== 400) return
    // It is the id that is wrong, or its row, not the rest of the body.
    const full = `body.${path.replaceAll('[]', '.0')}`
    const named: string[] = (body.errors ?? []).map((one: { path: string }) => one.path)
    expect([name, named, named.some((one) => one !== 'body' && full.startsWith(one))]).toEqual([name, named, true])
  })
})
