import type { components } from '#contract/platform'
import { findVisibleOrganization } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { invalid, notFound } from '../../domain/domain-error'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import type { Seal } from '../../infrastructure/sealing/seal'
import { requireOwner } from '../machine-instances'
import { addSource } from './add-source'
import { createFleetScope } from './fleet-scope'
import { requestPoll } from './polling/poll.repository'
import { applyChange, isOtherEndpoint, newSource, type SourceChange } from './source'
import {
  findReport,
  findSource,
  type ListedSource,
  listSources,
  removeSource,
  type StoredSource,
  updateSource,
} from './source.repository'

type Operations = Pick<
  PlatformHandlers,
  | 'listTelematicsSources'
  | 'addTelematicsSource'
  | 'updateTelematicsSource'
  | 'deleteTelematicsSource'
  | 'pollTelematicsSource'
  | 'getTelematicsReport'
>

interface Dependencies {
  db: Database
  transact: Transact
  seal: Seal
  privateNetwork: boolean
}

/** Polled endpoints, with credentials per organization. */
export function sourceOperations({ db, transact, seal, privateNetwork }: Dependencies) {
  const requireSettings = (known: Parameters<typeof applyChange>[0], change: SourceChange) => {
    const changed = applyChange(known, change, { privateNetwork })
    if ('wrong' in changed) throw invalid(changed.wrong)
    return changed
  }

  return {
    listTelematicsSources: async ({ path, query, caller }) => {
      const { page, limit } = query
      const organizationId = await requireOwner(db, caller, path.orgId)
      const { items, total } = await listSources(db, createFleetScope(caller, organizationId), { page, limit })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    addTelematicsSource: async ({ path, body, caller }) => {
      const organizationId = await requireOwner(db, caller, path.orgId)
      const { settings, password } = requireSettings({ settings: newSource, hasPassword: false }, body)
      const scope = createFleetScope(caller, organizationId)
      const id = await transact((trx) => addSource(trx, seal, { scope, settings, password: password ?? null }))
      return { status: 201, body: await toBody(id) }
    },

    updateTelematicsSource: async ({ path, body, caller }) => {
      const source = await requireSource(db, caller, path.id)
      const { settings, password } = requireSettings({ settings: source, hasPassword: source.hasPassword }, body)
      await updateSource(db, source.id, {
        settings,
        passwordSealed: typeof password === 'string' ? seal.seal(password, source.id) : password,
        isOtherEndpoint: isOtherEndpoint(source, settings, password),
      })
      return { status: 200, body: await toBody(source.id) }
    },

    deleteTelematicsSource: async ({ path, caller }) => {
      const { id } = await requireSource(db, caller, path.id)
      await removeSource(db, id)
      return { status: 204 }
    },

    pollTelematicsSource: async ({ path, caller }) => {
      const { id } = await requireSource(db, caller, path.id)
      await transact((trx) => requestPoll(trx, id))
      return { status: 202 }
    },

    getTelematicsReport: async ({ path, caller }) => {
      const { id } = await requireSource(db, caller, path.id)
      const report = await findReport(db, id)
      if (!report) throw notFound('Report')
      return { status: 200, body: report }
    },
  } satisfies Operations

  async function toBody(id: string) {
    const source = await findSource(db, id)
    if (!source) throw notFound('Endpoint')
    return toWire(source)
  }
}

/**
 * @throws Problem 404 for an endpoint of another dealership or of an organization that the caller may not see; 403 if the
 * caller may not change machines
 */
async function requireSource(db: Database, caller: Caller, id: string): Promise<StoredSource> {
  const source = await findSource(db, id)
  if (!source || !(await findVisibleOrganization(db, caller, source.organizationId))) throw notFound('Endpoint')
  const { dealershipId } = createFleetScope(caller, source.organizationId)
  if (dealershipId && dealershipId !== source.dealershipId) throw notFound('Endpoint')
  await requireOwner(db, caller, source.organizationId)
  return source
}

function toWire(source: ListedSource): components['schemas']['TelematicsSource'] {
  const { applied, unchanged, refused, unknown, lastPolledAt, lastFailure } = source
  return {
    id: source.id,
    name: source.name,
    url: source.url,
    authentication: source.authentication,
    username: source.username,
    has_password: source.hasPassword,
    interval_minutes: source.intervalMinutes,
    is_active: source.isActive,
    is_reading: source.isReading,
    circuit: {
      state: source.circuit,
      failures: source.failures,
      next_attempt_at: source.isActive && source.isServed ? source.nextPollAt.toISOString() : null,
      reason: source.failures > 0 ? lastFailure : null,
    },
    last_outcome: lastPolledAt && {
      read_at: lastPolledAt.toISOString(),
      failure: lastFailure,
      applied,
      unchanged,
      refused,
      unknown,
    },
  }
}
