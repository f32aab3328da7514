import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

interface EmbeddingsRequest {
  model: string
  input: string[]
  encoding_format?: string
  dimensions?: number
}

interface Received {
  path: string | undefined
  authorization: string | undefined
  body: EmbeddingsRequest
}

/** A vector for a text; `undefined` refuses the request as too long. */
type Embed = (text: string) => readonly number[] | undefined

/** A local embeddings server with vectors made by the test. */
export async function startEmbeddingsServer(embed: Embed) {
  const requests: Received[] = []
  let respond: RequestListener | undefined
  let vectorOf = embed
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body: EmbeddingsRequest = JSON.parse(Buffer.concat(chunks).toString())
    requests.push({ path: request.url, authorization: request.headers.authorization, body })
    if (respond) return respond(request, response)
    const vectors = body.input.map((text) => vectorOf(text))
    response.writeHead(vectors.includes(undefined) ? 413 : 200).end(JSON.stringify(responseOf(vectors)))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    /** All texts received so far. */
    texts: () => requests.flatMap(({ body }) => body.input),
    /** Responds like a real server again, with other vectors if any are passed. */
    embedWith(next: Embed = embed) {
      respond = undefined
      vectorOf = next
      requests.length = 0
    },
    respondWith(next: RequestListener) {
      respond = next
      requests.length = 0
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type EmbeddingsTestServer = Awaited<ReturnType<typeof startEmbeddingsServer>>

/** The body of a response; vectors in reverse order, as `index` decides. */
export const responseOf = (vectors: readonly (readonly number[] | undefined)[], encode = asBase64) => ({
  object: 'list',
  data: vectors.map((vector, index) => ({ object: 'embedding', index, embedding: encode(vector ?? []) })).reverse(),
  usage: { prompt_tokens: vectors.length, total_tokens: vectors.length },
})

const asBase64 = (vector: readonly number[]): string | readonly number[] =>
  Buffer.from(Float32Array.from(vector).buffer).toString('base64')
