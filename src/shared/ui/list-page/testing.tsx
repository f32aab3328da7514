import { queryOptions } from '@tanstack/react-query'
import { useListSearch } from '@/shared/lib/list-search'
import { listRoute, oneOf } from '@/shared/lib/page-route'
import { AtAddress } from '@/shared/lib/testing/at-address'
import type { Column } from '../data-table'
import { EmptyState } from '../empty-state'
import { ListPage } from './list-page'
import { SelectFilter } from './select-filter'

export type Part = { id: string; name: string; shelf: string; stock: number }

type Filter = { page?: number; limit: number; search?: string; shelf?: string; sort_field?: string }

/** Answers for a list of parts; every call is remembered. */
export function partsServer(parts: readonly Part[], answer?: () => Promise<never>) {
  const asked: Filter[] = []
  const list = (filter: Filter) =>
    queryOptions({
      queryKey: ['parts', filter] as const,
      queryFn: async () => {
        asked.push(filter)
        if (answer) return answer()
        const { page = 1, limit, search = '' } = filter
        const found = parts.filter(({ name }) => name.includes(search))
        return { items: found.slice((page - 1) * limit, page * limit), total: found.length }
      },
    })
  return { asked, list }
}

export const manyParts = (count: number): Part[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Filter ${index + 1}`,
    shelf: index % 2 === 0 ? 'A' : 'B',
    stock: index * 3,
  }))

const partsRoute = listRoute({
  path: '/parts',
  guard: 'signed-in',
  search: { shelf: oneOf(['A', 'B']) },
  sort: ['name', 'stock'],
  screen: async () => () => null,
})

const columns: Column<Part>[] = [
  { id: 'name', header: 'Part', onCard: 'title', sortable: true, value: ({ name }) => name, cell: ({ name }) => name },
  { id: 'shelf', header: 'Shelf', value: ({ shelf }) => shelf, cell: ({ shelf }) => shelf },
  {
    id: 'stock',
    header: 'Stock',
    kind: 'number',
    sortable: true,
    value: ({ stock }) => stock,
    cell: ({ stock }) => stock,
  },
]

type PartsPageProps = {
  href?: string
  server: ReturnType<typeof partsServer>
  onOpen?: (part: Part) => void
  onAddress?: (href: string) => void
}

/** A list as pages make them. */
export function PartsPage({ href = '/parts', onAddress, ...props }: PartsPageProps) {
  return (
    <AtAddress href={href} onAddress={onAddress}>
      <Parts {...props} />
    </AtAddress>
  )
}

function Parts({ server, onOpen }: Pick<PartsPageProps, 'server' | 'onOpen'>) {
  const list = useListSearch(partsRoute, server.list)
  return (
    <ListPage
      title="Parts"
      list={list}
      columns={columns}
      onOpen={onOpen}
      searchLabel="Search parts"
      filters={
        <SelectFilter
          list={list}
          name="shelf"
          label="Shelf"
          placeholder="Any shelf"
          options={[
            { value: 'A', label: 'A' },
            { value: 'B', label: 'B' },
          ]}
        />
      }
      empty={<EmptyState title="No parts yet">What is on the shelves shows up here.</EmptyState>}
    />
  )
}
