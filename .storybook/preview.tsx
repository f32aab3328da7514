import type { Preview } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { delay, HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { useEffect } from 'react'
import { configure } from 'storybook/test'
import { chosenMachineStore } from '../src/entities/machine'
import { setKnownData } from '../src/shared/lib/testing/known-data'
import { themes } from '../src/shared/lib/theme'
import { drawnPage } from '../src/widgets/manual-viewer/testing'
import { patienceMs } from '../tests/support/patience'
import './preview.css'

configure({ asyncUtilTimeout: patienceMs })

/** No story has a socket: connecting to it never ends. */
const noSocket = http.all('*/socket.io/', () => delay('infinite'))

/** The pages of manuals, which a viewer may still load while its story ends. */
const pageImages = http.get('*/files/:id/pages/:n', () =>
  HttpResponse.text(drawnPage, { headers: { 'Content-Type': 'image/svg+xml' } }),
)

async function startWorker() {
  const worker = setupWorker(noSocket, pageImages)
  await worker.start({ quiet: true })
  return worker
}

const preview: Preview = {
  loaders: [mswLoader(startWorker)],
  // All stories run in one page, so the machine that one of them chose would still be chosen in the next.
  beforeEach: () => chosenMachineStore.write(null),
  parameters: {
    a11y: { test: 'error' },
    known: [],
    layout: 'padded',
    msw: [],
    options: { storySort: { order: ['shared', 'entities', 'features', 'widgets', 'pages'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desk: { name: 'Desk', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: [...themes], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      useEffect(() => {
        if (globals.theme === 'system') delete document.documentElement.dataset.theme
        else document.documentElement.dataset.theme = globals.theme
      }, [globals.theme])
      return <Story />
    },
    (Story, { id, parameters: { known } }) => {
      // Nothing that one story has read or failed to read may show in the next one.
      const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })
      setKnownData(client, known)
      return (
        <QueryClientProvider key={id} client={client}>
          <Story />
        </QueryClientProvider>
      )
    },
  ],
}

export default preview
