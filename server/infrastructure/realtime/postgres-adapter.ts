import type { Namespace } from 'socket.io'
import {
  type BroadcastOptions,
  ClusterAdapter,
  type ClusterMessage,
  type ClusterResponse,
  MessageType,
} from 'socket.io-adapter'
import type { RecentEvents } from './recent-events'
import type { SocketExchange } from './socket-exchange'

/** Creates the socket.io adapter that makes a room span all processes, and records the events of all of them. */
export function createPostgresAdapter(exchange: SocketExchange, recentEvents: RecentEvents) {
  return class PostgresAdapter extends ClusterAdapter {
    constructor(namespace: Namespace) {
      super(namespace)
      // Messages come only from adapters of this class.
      exchange.onMessage((message) => this.receive(message as ClusterMessage))
    }

    private receive(message: ClusterMessage): void {
      // Its own messages come back, and were recorded when they were sent.
      if (message.type === MessageType.BROADCAST && message.uid !== this.uid)
        recentEvents.record(message.data.opts.rooms)
      this.onMessage(message)
    }

    override async broadcast(packet: unknown, options: BroadcastOptions): Promise<void> {
      recentEvents.record(options.rooms)
      await super.broadcast(packet, options)
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
