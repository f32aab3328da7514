import pg from 'pg'

type Callback = Parameters<pg.Pool['connect']>[0]

/**
 * The adapter's connections: one that it asks for by promise and keeps, to listen, and one that tells. Closed before it
 * listens, the adapter would forget the connection that it still waits for, and the pool would never end.
 */
export class ListeningPool extends pg.Pool {
  #listener: Promise<pg.PoolClient> | undefined

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect(callback)
      return undefined
    }
    this.#listener = super.connect()
    return this.#listener
  }

  /** Resolves when the adapter listens, or has failed to and tries again later. */
  async settled(): Promise<void> {
    // Queries of a connection are answered in turn: this one after the adapter's own.
    await this.#listener?.then((client) => client.query('select 1')).catch(() => undefined)
  }
}
