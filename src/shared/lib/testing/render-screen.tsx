import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Toaster } from '@/shared/ui/toaster'
import { type KnownData, setKnownData } from './known-data'

export type ScreenOptions = {
  known?: KnownData
}

/** Renders a part of the app with a cache of its own and the messages that the app shows. A failed request fails at once. */
export function renderScreen(shown: ReactNode, { known = [] }: ScreenOptions = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  setKnownData(client, known)
  const inApp = (content: ReactNode) => (
    <QueryClientProvider client={client}>
      {content}
      <Toaster />
    </QueryClientProvider>
  )
  const { rerender, ...view } = render(inApp(shown))
  return { ...view, client, rerender: (content: ReactNode) => rerender(inApp(content)) }
}
