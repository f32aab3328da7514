import type { AuthorizedFetch } from '../authorized-fetch'

/** An organization that uses the app over HTTP. */
export interface Neighbour {
  /** Of its Org Admin. */
  email: string
  organizationId: string
  /** A model whose manuals the organization may read. */
  machineId: string
  /** One of the organization's machines. */
  instanceId: string
  /** Sends requests as its Org Admin, who stays signed in. */
  fetch: AuthorizedFetch
  /** Sends requests as the Org Admin of its dealership, who may add manuals. */
  fetchAsDealership: AuthorizedFetch
}
