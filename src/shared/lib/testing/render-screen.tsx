import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Toaster } from '@/shared/ui/toaster'

export type ScreenOptions = {
  /** Data that was loaded before and is not requested again, such as the person who is signed in. */
  known?: readonly (readonly [key: QueryKey, data: unknown])[]
}

/** Renders a part of the app with a cache of its own and the messages that the app shows. A failed request fails at once. */
export function renderScreen(shown: ReactNode, { known = [] }: ScreenOptions = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  for (const [key, data] of known) {
    client.setQueryDefaults(key, { staleTime: Number.POSITIVE_INFINITY })
    client.setQueryData(key, data)
  }
  const inApp = (content: ReactNode) => (
    <QueryClientProvider client={client}>
      {content}
      <Toaster />
    </QueryClientProvider>
  )
  const { rerender, ...view } = render(inApp(shown))
  return { ...view, client, rerender: (content: ReactNode) => rerender(inApp(content)) }
}
