import type { APIRequestContext } from '@playwright/test'
import { addMachine } from '../e2e/support/machine'
import { caller } from '../e2e/support/sales'
import { people } from '../e2e/support/sign-in'
import { askAndRate, invite, uploadCount, uploadParts } from './made-records'

/** Identifiers of records that pages show, and the addresses of links that strangers open. */
export interface Records {
  model: string
  operator: string
  instance: string
  part: string
  order: string
  quote: string
  /** The address of its page. */
  shoppingList: string
  maintenanceQuote?: string
  catalogueImport: string
  stockImport: string
  priceList?: string
  payment?: string
  feedback: string
  /** In which the operator asked and got an answer. */
  conversation: string
  /** Somebody who was invited, with the password of the invitation. */
  newcomer: { email: string; password: string }
  /** `ownHours` is the label of a machine that nothing else needs. */
  links: {
    machineHours: string
    ownHours: string
    serviceKits: string
    placeOrder: string
    order: string
    quote: string
  }
}

interface Items {
  items: { id: string }[]
}

interface Member {
  organization: { id: string }
}

/** Looks up records of the demonstration, and creates a link of each kind. */
export async function findRecords(request: APIRequestContext): Promise<Records> {
  const dealer = await caller(request, people.dealerAdmin)
  const superUser = await caller(request, people.superUser)
  const customer = await caller(request, people.operatorAdmin)
  const optional = async (call: typeof dealer, path: string) => (await call<Items>('get', path)).items[0]?.id
  const first = async (call: typeof dealer, path: string) => {
    const id = await optional(call, path)
    if (!id) throw new Error(`${path} is empty`)
    return id
  }
  const link = async (body: object) => {
    const { url } = await dealer<{ url: string }>('post', '/portal-links/', body)
    const { pathname, search } = new URL(url)
    return pathname + search
  }

  const operator = (await customer<Member>('get', '/auth/me')).organization.id
  const dealership = (await dealer<Member>('get', '/auth/me')).organization.id
  const catalogue = await first(dealer, '/catalogues/')
  const part = await first(dealer, `/catalogues/${catalogue}/parts`)
  const lists = `/carts/${dealership}/${operator}/lists`
  // A list that an earlier run saved is used again: two of the same name are refused.
  const shoppingList =
    (await optional(customer, lists)) ??
    (
      await customer<{ id: string }>('post', lists, {
        name: 'Filters for 500 hours',
        lines: [{ part_id: part, quantity: 2 }],
      })
    ).id
  const instance = await first(dealer, `/machines/instances/${operator}`)
  const unpaid = await first(customer, '/orders/?status=AWAITING_PAYMENT')
  const quote = await first(customer, '/quotes/?status=SENT')
  const model = await first(dealer, '/machines/?search=WL-120')
  const conversation = await askAndRate(request, model)
  return {
    operator,
    model,
    conversation,
    instance,
    part,
    order: await first(customer, '/orders/?status=PROCESSING'),
    quote,
    shoppingList: `/cart/lists/${shoppingList}?dealership_id=${dealership}&operator_id=${operator}`,
    maintenanceQuote: await optional(dealer, '/maintenance-quotes/'),
    catalogueImport:
      (await optional(dealer, `/catalogues/${catalogue}/imports`)) ?? (await uploadParts(request, catalogue)),
    stockImport:
      (await optional(dealer, `/organizations/inventory/imports?organization_id=${dealership}`)) ??
      (await uploadCount(request)),
    priceList: await optional(dealer, `/catalogues/${catalogue}/price-lists`),
    payment: await optional(dealer, '/payments/'),
    feedback: await first(superUser, '/feedback/'),
    newcomer: await invite(request),
    links: {
      machineHours: await link({ kind: 'machine_hours', instance_id: instance }),
      ownHours: await (await addMachine(request, 4200)).label(),
      serviceKits: await link({ kind: 'service_kits', organization_id: operator }),
      placeOrder: await link({ kind: 'place_order', organization_id: operator }),
      order: await link({ kind: 'order', order_id: unpaid }),
      quote: await link({ kind: 'quote', quote_id: quote }),
    },
  }
}
