import { modelOf, partNumberOf, poNumberOf } from './add-sales'
import type { Side } from './side'

/** A call of the app and the one of the bare server that does the same. */
export interface Call {
  name: string
  app: (side: Side) => string[]
  bare: (side: Side) => string[]
}

/** Numbers that exist in the small database too. */
const numbers = Array.from({ length: 50 }, (_, index) => 1 + index * 19)
/** There are fewer models than parts. */
const models = Array.from({ length: 50 }, (_, index) => modelOf(1 + index))
const api = '/api/v2'

const partsOf = ({ catalogueId }: Side) => `${api}/catalogues/${catalogueId}/parts`
const searches = (address: string, texts: readonly string[]) =>
  texts.map((search) => `${address}?limit=10&search=${encodeURIComponent(search)}`)

/** Of those that are searched for, each occurs once in either database. */
const partNumbers = numbers.map(partNumberOf)
const poNumbers = numbers.map(poNumberOf)

export const calls: Call[] = [
  { name: 'parts, list', app: (side) => [`${partsOf(side)}?limit=10`], bare: () => ['/parts?limit=10'] },
  {
    name: 'parts, search',
    app: (side) => searches(partsOf(side), partNumbers),
    bare: () => searches('/parts', partNumbers),
  },
  {
    name: 'parts, detail',
    app: ({ partIds }) => partIds.map((id) => `${api}/catalogue-parts/${id}`),
    bare: ({ partIds }) => partIds.map((id) => `/parts/${id}`),
  },
  { name: 'orders, list', app: () => [`${api}/orders/?limit=10`], bare: () => ['/orders?limit=10'] },
  {
    name: 'orders, search',
    app: () => searches(`${api}/orders/`, poNumbers),
    bare: () => searches('/orders', poNumbers),
  },
  {
    name: 'orders, detail',
    app: ({ orderIds }) => orderIds.map((id) => `${api}/orders/${id}`),
    bare: ({ orderIds }) => orderIds.map((id) => `/orders/${id}`),
  },
  { name: 'machines, list', app: () => [`${api}/machines/?limit=10`], bare: () => ['/machines?limit=10'] },
  {
    name: 'machines, search',
    app: () => searches(`${api}/machines/`, models),
    bare: () => searches('/machines', models),
  },
  {
    name: 'machines, detail',
    app: ({ machineIds }) => machineIds.map((id) => `${api}/machines/${id}`),
    bare: ({ machineIds }) => machineIds.map((id) => `/machines/${id}`),
  },
]
