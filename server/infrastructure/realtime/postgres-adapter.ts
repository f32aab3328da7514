import type { Namespace } from 'socket.io'
import { ClusterAdapter, type ClusterMessage, type ClusterResponse } from 'socket.io-adapter'
import type { SocketExchange } from './socket-exchange'

/** Creates the socket.io adapter that makes a room span all processes. */
export function createPostgresAdapter(exchange: SocketExchange) {
  return class PostgresAdapter extends ClusterAdapter {
    constructor(namespace: Namespace) {
      super(namespace)
      // Messages come only from adapters of this class.
      exchange.onMessage((message) => this.onMessage(message as ClusterMessage))
    }

    override async doPublish(message: ClusterMessage): Promise<string> {
      await exchange.publish(message)
      return ''
    }

    /** No request to other processes expects a response. */
    override doPublishResponse(_requester: string, _response: ClusterResponse): Promise<void> {
      return Promise.reject(new Error('responses between processes are not supported'))
    }
  }
}
