import type { Transact } from '../../../events/unit-of-work'
import { escapeHtml } from '../../../html/escape-html'
import type { PlatformHandlers } from '../../../http/operation'
import { productName } from '../../../infrastructure/config/product'
import { stopEmails } from './unsubscribe.repository'
import type { UnsubscribeAddresses } from './unsubscribe-addresses'

interface Dependencies {
  transact: Transact
  addresses: UnsubscribeAddresses
}

export function unsubscribeOperations({ transact, addresses }: Dependencies) {
  return {
    openUnsubscribePage: async ({ path, proof }) => {
      const body = Buffer.from(leadingTo(addresses.page(path.token, proof)))
      return { status: 200, body, headers: { 'content-type': 'text/html; charset=utf-8' } }
    },

    unsubscribe: async ({ proof }) => {
      await transact((trx) => stopEmails(trx, proof))
      return { status: 204 }
    },
  } satisfies Pick<PlatformHandlers, 'openUnsubscribePage' | 'unsubscribe'>
}

/** A document that goes on to another address by itself. */
function leadingTo(address: string): string {
  const url = escapeHtml(address)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${url}">
<title>${productName}</title><a href="${url}">${url}</a></html>
`
}
