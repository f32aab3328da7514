import { UnreadableFleet } from '../document/unreadable-fleet'

/** The endpoint could not be read; the message is shown to people. */
export class EndpointFailure extends Error {}

/** @throws EndpointFailure for a response other than a document */
export function requireDocument(status: number): void {
  if (status === 200) return
  if (status === 401 || status === 403) throw new EndpointFailure(`The server refused the sign-in (${status}).`)
  if (status === 404 || status === 410) throw new EndpointFailure(`There is nothing at this address (${status}).`)
  if (status === 429) throw new EndpointFailure('The server asks for fewer requests (429).')
  throw new EndpointFailure(`The server answered ${status}.`)
}

/** The message for a failure; undefined if it is neither the endpoint's nor the network's but a defect of ours. */
export function toFailureMessage(error: unknown): string | undefined {
  if (error instanceof EndpointFailure) return error.message
  if (error instanceof UnreadableFleet) return `The answer is not a readable fleet snapshot. ${error.message}`
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'No server has this name.'
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) return 'The server’s certificate is not trusted.'
  return code ? 'The server cannot be reached.' : undefined
}
