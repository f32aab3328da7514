import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local HTTP server that acts as a provider. */
export async function startTelematicsServer(listener: RequestListener) {
  const requests: { path: string; authorization: string | undefined }[] = []
  let answer = listener
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', authorization: request.headers.authorization })
    answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    /** Replaces the listener. */
    answer: (next: RequestListener) => {
      answer = next
      requests.length = 0
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type TelematicsServer = Awaited<ReturnType<typeof startTelematicsServer>>
