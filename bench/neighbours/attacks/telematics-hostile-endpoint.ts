import { setTimeout as wait } from 'node:timers/promises'
import { fleetXml } from '../../../server/modules/telematics/testing/fleet'
import {
  startTelematicsServer,
  type TelematicsServer,
} from '../../../server/modules/telematics/testing/telematics-server'
import { json, read } from '../../authorized-fetch'
import type { Attack } from '../attack'
import type { Neighbour } from '../neighbour'

const endpoints = 20
const patienceMs = 20_000

let servers: TelematicsServer[] = []
let hostile: string[] = []
let honest = ''

/** Sends a document one character per second, so that it never times out and never ends. */
async function trickle(write: (text: string) => boolean, isClosed: () => boolean): Promise<void> {
  for (const letter of fleetXml([{ serial: 'SLOW' }])) {
    if (isClosed()) return
    write(letter)
    await wait(1000, undefined, { ref: false })
  }
}

async function addSource({ fetch, organizationId }: Neighbour, url: string): Promise<string> {
  const body = json('POST', { name: 'Provider', url })
  return (await read<{ id: string }>(await fetch(`/api/v2/telematics/${organizationId}/sources`, body))).id
}

async function poll({ fetch }: Neighbour, id: string): Promise<void> {
  const response = await fetch(`/api/v2/telematics-sources/${id}/poll`, { method: 'POST' })
  await response.body?.cancel()
}

/** When an endpoint was last read; undefined if never, or while the list is refused. */
async function lastRead({ fetch, organizationId }: Neighbour, id: string): Promise<string | undefined> {
  const response = await fetch(`/api/v2/telematics/${organizationId}/sources`)
  if (!response.ok) {
    await response.body?.cancel()
    return undefined
  }
  const { items } = await read<{ items: { id: string; last_outcome: { read_at: string } | null }[] }>(response)
  return items.find((source) => source.id === id)?.last_outcome?.read_at
}

export const attack: Attack = {
  name: 'telematics-hostile-endpoint',
  description: `${endpoints} endpoints that send a letter a second`,
  async prepare({ attacker, victim }) {
    const slow = await startTelematicsServer((_, response) => {
      void trickle(
        (text) => response.write(text),
        () => response.destroyed,
      )
    })
    const good = await startTelematicsServer((_, response) => response.end(fleetXml([{ serial: 'GHT00123' }])))
    servers = [slow, good]
    hostile = []
    for (let count = 0; count < endpoints; count += 1)
      hostile.push(await addSource(attacker, `${slow.origin}/${count}`))
    honest = await addSource(victim, good.origin)
  },
  async run({ attacker, victim }, signal) {
    signal.addEventListener('abort', () => void Promise.all(servers.splice(0).map((server) => server.close())))
    await Promise.all(hostile.map((id) => poll(attacker, id)))
    const before = await lastRead(victim, honest)
    await poll(victim, honest)
    const start = performance.now()
    while (!signal.aborted) {
      const after = await lastRead(victim, honest)
      if (after !== undefined && after !== before) return
      if (performance.now() - start > patienceMs) throw new Error('the victim’s own endpoint is not read meanwhile')
      await wait(500)
    }
  },
}
