import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { type User, userQueries } from '@/entities/user'
import { AtAddress, addressOf } from '@/shared/lib/testing/at-address'
import { superUser } from '../../tests/msw/people'

export type PageArgs = {
  /** What the page's address says. */
  search: Record<string, string | number>
  /** Who is signed in. */
  reader: User
}

/** What the stories of a page share: it is opened at its address by somebody who is signed in. */
export const pageStory = (path: string, Page: ComponentType, reader: User = superUser) => ({
  args: { search: {}, reader },
  render: (args: PageArgs) => (
    <AsReader reader={args.reader}>
      <AtAddress href={addressOf(path, args.search)}>
        <Page />
      </AtAddress>
    </AsReader>
  ),
})

function AsReader({ reader, children }: { reader: User; children: ReactNode }) {
  const [client] = useState(() => {
    const made = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
    made.setQueryData(userQueries.me().queryKey, reader)
    return made
  })
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
