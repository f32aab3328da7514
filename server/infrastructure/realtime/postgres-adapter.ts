import type { Namespace } from 'socket.io'
import { ClusterAdapter, type ClusterMessage, type ClusterResponse } from 'socket.io-adapter'
import type { SocketExchange } from './socket-exchange'

/** The adapter of socket.io by which a room spans all processes. */
export function adapterOver(exchange: SocketExchange) {
  return class PostgresAdapter extends ClusterAdapter {
    constructor(namespace: Namespace) {
      super(namespace)
      // Every process publishes what its own adapter made.
      exchange.onMessage((message) => this.onMessage(message as ClusterMessage))
    }

    override async doPublish(message: ClusterMessage): Promise<string> {
      await exchange.publish(message)
      return ''
    }

    /** Nothing that is asked of other processes here has an answer. */
    override doPublishResponse(_requester: string, _response: ClusterResponse): Promise<void> {
      return Promise.reject(new Error('responses between processes are not served'))
    }
  }
}
