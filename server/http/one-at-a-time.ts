import type { FastifyReply, FastifyRequest } from 'fastify'
import { importRunning } from '../infrastructure/imports/import-refusals'

/**
 * Refuses an upload while the same organization has another one in progress, before its body is read: receiving many
 * large tables only to refuse them would delay everyone else. What runs in other processes is up to `ImportRunner`.
 * @throws DomainError `import_running`
 */
export function createOneAtATime() {
  const busy = new Set<string>()
  return async ({ caller }: FastifyRequest, { raw }: FastifyReply): Promise<void> => {
    const id = caller?.organization?.id
    if (id === undefined) return
    if (busy.has(id)) throw importRunning()
    busy.add(id)
    raw.once('close', () => busy.delete(id))
  }
}
