import { useQueries, useQuery } from '@tanstack/react-query'
import { catalogueQueries } from '@/entities/catalogue'
import { machineQueries } from '@/entities/machine'
import { machineInstanceQueries } from '@/entities/machine-instance'
import { manualQueries } from '@/entities/manual'
import { orderQueries } from '@/entities/order'
import { organizationQueries } from '@/entities/organization'
import { quoteQueries } from '@/entities/quote'
import { userQueries } from '@/entities/user'
import { useSettled } from '@/shared/lib/settled'
import { distinctPages } from './distinct-pages'
import type { PaletteGoals } from './goals'
import { documentNumber } from './whole-number'
import { withFirst } from './with-first'

const pauseMs = 200
/** Of each kind; whoever has more of them types on. */
const limit = 5
/** Nobody buys from more dealerships at once. */
const MAX_CATALOGUES = 3

type Loading<Item> = {
  data?: { items: Item[] } | undefined
  isPlaceholderData: boolean
  isError: boolean
  isFetching: boolean
  error: Error | null
  refetch: () => unknown
}

/** What the server finds for what is typed now, and nothing of before; each kind by its own list, with what its reader may see. */
export function useFound(
  typed: string,
  goals: Pick<PaletteGoals, 'organizationId' | 'onPart' | 'onCustomer' | 'onPerson'>,
) {
  const wanted = typed.trim()
  const search = useSettled(wanted, pauseMs)
  const isWanted = search !== ''
  const { organizationId } = goals
  const models = useQuery({ ...machineQueries.list({ search, limit }), enabled: isWanted })
  const instances = useQuery({
    ...machineInstanceQueries.list(organizationId ?? '', { search, page_size: limit }),
    enabled: isWanted && organizationId !== undefined,
  })
  // Some of them are the same page once more.
  const pages = useQuery({ ...manualQueries.hits({ q: search, limit: 2 * limit }), enabled: isWanted })
  const orders = useQuery({ ...orderQueries.list({ search, limit }), enabled: isWanted })
  // Among the many that contain the figures of a number, the one that has it might not come first.
  const orderNumber = documentNumber(search, 'SO-')
  const numbered = useQuery({
    ...orderQueries.list({ search: orderNumber, limit: 1 }),
    enabled: orderNumber !== undefined && orderNumber !== search.toUpperCase(),
  })
  const quoteNumber = documentNumber(search, 'Q-')
  const numberedQuote = useQuery({
    ...quoteQueries.list({ search: quoteNumber, sort_field: 'quote_number', sort_direction: 'asc', limit: 1 }),
    enabled: quoteNumber !== undefined,
  })
  // By the numbers of their parts: words are those of customers and parts.
  const quotes = useQuery({ ...quoteQueries.list({ search, limit }), enabled: isWanted && /\d/.test(search) })
  const customers = useQuery({
    ...organizationQueries.served({ search, limit }),
    enabled: isWanted && goals.onCustomer !== undefined,
  })
  const people = useQuery({
    ...userQueries.list({ search, limit }),
    enabled: isWanted && goals.onPerson !== undefined,
  })
  const catalogues = useQuery({ ...catalogueQueries.list(), enabled: isWanted && goals.onPart !== undefined })
  const sold = (catalogues.data?.items ?? []).slice(0, MAX_CATALOGUES)
  const parts = useQueries({
    queries: sold.map(({ id }) => ({
      ...catalogueQueries.parts(id, { search, active: true, limit }),
      enabled: isWanted,
    })),
  })

  const hasSettled = search === wanted
  const itemsOf = <Item>({ data, isPlaceholderData }: Loading<Item>) =>
    isWanted && hasSettled && !isPlaceholderData ? (data?.items ?? []) : []
  const meant = itemsOf(numbered).filter(({ order_number }) => order_number === orderNumber)
  const meantQuote = itemsOf(numberedQuote).filter(({ quote_number }) => quote_number === quoteNumber)
  const sales: readonly Loading<unknown>[] = [orders, numbered, quotes, numberedQuote, customers, catalogues, ...parts]
  const all: readonly Loading<unknown>[] = [models, instances, pages, people, ...sales]
  const failed = all.filter(({ isError, isFetching }) => isError && !isFetching)
  return {
    models: itemsOf(models),
    instances: itemsOf(instances),
    pages: distinctPages(itemsOf(pages)).slice(0, limit),
    orders: withFirst(meant, itemsOf(orders)),
    quotes: withFirst(meantQuote, itemsOf(quotes)),
    customers: itemsOf(customers),
    people: itemsOf(people),
    parts: parts.flatMap((found, index) => {
      const dealershipId = sold[index]?.organization.id
      return dealershipId === undefined ? [] : itemsOf(found).map((part) => ({ ...part, dealershipId }))
    }),
    isSearching: wanted !== '' && (!hasSettled || all.some(({ isFetching }) => isFetching)),
    error: isWanted && hasSettled ? failed[0]?.error : undefined,
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}
