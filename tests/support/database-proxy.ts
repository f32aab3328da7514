import { connect, createServer, type Socket } from 'node:net'

/** A proxy between the app and its database that cuts connections like a restart or a network failure. */
export interface DatabaseProxy {
  /** The address of the database through the proxy. */
  connectionString: string
  /** The address of the database bypassing the proxy. */
  target: string
  /** Cuts every connection; new ones are accepted. */
  cut(): void
  /** Cuts every connection and refuses new ones until `letThrough`. */
  block(): void
  /** Refuses new connections until `letThrough`. */
  refuse(): void
  letThrough(): void
  /** Swallows what the connections that are open send and receive, without closing them; new ones are let through. */
  swallow(): void
  /** Cuts the next connection that commits, after the commit but before the app receives its confirmation. */
  cutAtNextCommit(): void
  /** Cuts every connection that sends this text, after the database has read it but before its answer; until `letThrough`. */
  loseAnswersTo(text: string): void
  close(): void
}

export async function openDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const target = new URL(connectionString)
  const sockets = new Set<Socket>()
  const swallowed = new Set<Socket>()
  let isBlocked = false
  let isCuttingAtCommit = false
  let unanswered: string | undefined

  const server = createServer((client) => {
    if (isBlocked) return client.destroy()
    const upstream = connect(Number(target.port), target.hostname)
    let isLosingAnswer = false
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        sockets.delete(socket)
        swallowed.delete(socket)
        other.destroy()
      })
    }
    client.on('data', (chunk) => {
      if (swallowed.has(client)) return
      if (isCuttingAtCommit && chunk.includes('commit\0')) {
        isCuttingAtCommit = false
        isLosingAnswer = true
      }
      if (unanswered !== undefined && chunk.includes(unanswered)) isLosingAnswer = true
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      if (swallowed.has(upstream)) return
      if (isLosingAnswer) client.destroy()
      else client.write(chunk)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('the proxy has no port')
  const own = new URL(connectionString)
  own.port = String(address.port)

  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    connectionString: own.href,
    target: connectionString,
    cut,
    block() {
      isBlocked = true
      cut()
    },
    refuse() {
      isBlocked = true
    },
    letThrough() {
      isBlocked = false
      unanswered = undefined
    },
    swallow() {
      for (const socket of sockets) swallowed.add(socket)
    },
    loseAnswersTo(text) {
      unanswered = text
    },
    cutAtNextCommit() {
      isCuttingAtCommit = true
    },
    close() {
      cut()
      server.close()
    },
  }
}
