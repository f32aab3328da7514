import type { FastifyReply } from 'fastify'
import type { Caller } from '../access/caller'
import { importRunning } from '../infrastructure/imports/import-refusals'

interface Asking {
  caller?: Pick<Caller, 'organization'> | undefined
}

/**
 * Refuses an upload while the same organization has another one in progress, before its body is read: receiving many
 * large tables only to refuse them would delay everyone else. What runs in other processes is up to `ImportRunner`.
 * @throws DomainError `import_running`
 */
export function createOneAtATime() {
  const busy = new Set<string>()
  return async ({ caller }: Asking, { raw }: Pick<FastifyReply, 'raw'>): Promise<void> => {
    const id = caller?.organization?.id
    if (id === undefined) return
    if (busy.has(id)) throw importRunning()
    // The client has left already, so the reply will not close again.
    if (raw.destroyed) return
    busy.add(id)
    raw.once('close', () => busy.delete(id))
  }
}
