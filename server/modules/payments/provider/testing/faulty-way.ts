import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the next call fails on its way. */
export type Failure = 'hangs' | 'breaks' | { status: number; error: Record<string, unknown> }

/** A server between the adapter and a provider, which passes calls on, or lets them fail. */
export async function openFaultyWay(target: string) {
  const failures: Failure[] = []
  let interruption: { path: RegExp; act: () => Promise<unknown> } | undefined
  /** The idempotency key of each call, in their order. */
  const keys: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { 'idempotency-key': key, authorization = '', 'stripe-account': account } = request.headers
    keys.push(key?.toString())
    const { pathname } = new URL(request.url ?? '/', target)
    if (interruption?.path.test(pathname)) {
      const { act } = interruption
      interruption = undefined
      await act()
    }
    const failure = failures.shift()
    if (failure === 'hangs') return
    if (failure === 'breaks') return void request.socket.destroy()
    if (failure) {
      response.writeHead(failure.status, { 'content-type': 'application/json' })
      return void response.end(JSON.stringify({ error: failure.error }))
    }
    const answer = await fetch(new URL(request.url ?? '/', target), {
      method: request.method ?? 'GET',
      headers: {
        authorization,
        ...(chunks.length > 0 && { 'content-type': request.headers['content-type'] ?? '' }),
        ...(key && { 'idempotency-key': String(key) }),
        ...(account && { 'stripe-account': String(account) }),
      },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    keys,
    fail: (...next: Failure[]) => void failures.push(...next),
    /** Something happens at the provider just before the next call of a path arrives there. */
    before(path: RegExp, act: () => Promise<unknown>): void {
      interruption = { path, act }
    },
    recover(): void {
      failures.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FaultyWay = Awaited<ReturnType<typeof openFaultyWay>>
