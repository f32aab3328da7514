import { yard } from '@/entities/address/testing'
import { loader, truck } from '@/entities/machine-instance/testing'
import { quarryExcavator, quarryLoader } from '@/entities/operator-machine/testing'
import { newOrder, orderPage, processedOrder } from '@/entities/order/testing'
import type { Organization } from '@/entities/organization'
import { ridgeline } from '@/entities/organization/testing'
import { kitsLink, label, linkPage } from '@/entities/portal-link/testing'
import { answeredQuote, quotePage } from '@/entities/quote/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'

const overdue = { ...loader, hours: 1780, status: 'OVERDUE' } as const
const unread = { ...quarryLoader, unread_count: 2 }
const listOf = <Item>(items: Item[], limit = 5) => ({ items, total: items.length, page: 1, limit })

/** Where a customer and its parts are read from; `asked` gets the query of each list that is filtered by the customer. */
export const customerServer = (customer: Organization = ridgeline, asked: (url: URL) => void = () => undefined) => [
  platformHttp.get('/organizations/{id}', ({ response }) => response(200).json(customer)),
  platformHttp.get('/organizations/addresses/{id}', ({ request, response }) => {
    asked(new URL(request.url))
    return response(200).json(listOf([yard], 1000))
  }),
  platformHttp.get('/machines/instances/{orgId}', ({ request, response }) => {
    asked(new URL(request.url))
    return response(200).json({ ...listOf([overdue, truck]), total: 12 })
  }),
  platformHttp.get('/machines/operator', ({ request, response }) => {
    asked(new URL(request.url))
    return response(200).json(listOf([unread, quarryExcavator]))
  }),
  platformHttp.get('/orders/', ({ request, response }) => {
    asked(new URL(request.url))
    return response(200).json({ ...orderPage([newOrder, { ...processedOrder, id: kitsLink.id }]), total: 7 })
  }),
  platformHttp.get('/quotes/', ({ request, response }) => {
    asked(new URL(request.url))
    return response(200).json({ ...quotePage([answeredQuote]), total: 6 })
  }),
  platformHttp.get('/users/', ({ request, response }) => {
    asked(new URL(request.url))
    return response(200).json(listOf([operator]))
  }),
  platformHttp.get('/portal-links/', ({ request, response }) => {
    asked(new URL(request.url))
    return response(200).json(linkPage([label, kitsLink]))
  }),
]

const none = { items: [], total: 0, page: 1, limit: 5 }

/** A customer of whom nothing is known but the name. */
export const newCustomer = [
  platformHttp.get('/organizations/{id}', ({ response }) =>
    response(200).json({ ...ridgeline, description: '', phone_number: '' }),
  ),
  platformHttp.get('/organizations/addresses/{id}', ({ response }) => response(200).json(none)),
  platformHttp.get('/machines/instances/{orgId}', ({ response }) => response(200).json(none)),
  platformHttp.get('/machines/operator', ({ response }) => response(200).json(none)),
  platformHttp.get('/orders/', ({ response }) => response(200).json(none)),
  platformHttp.get('/quotes/', ({ response }) => response(200).json(none)),
  platformHttp.get('/users/', ({ response }) => response(200).json(none)),
  platformHttp.get('/portal-links/', ({ response }) => response(200).json(none)),
]
