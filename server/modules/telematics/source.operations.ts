import { findVisibleOrganization } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { invalid, notFound } from '../../domain/domain-error'
import type { Language } from '../../domain/text'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import type { Seal } from '../../infrastructure/sealing/seal'
import { requireOwner } from '../machine-instances'
import { addSource } from './add-source'
import { reportToWire } from './fleet-report.wire'
import { createFleetScope } from './fleet-scope'
import { requestPoll } from './polling/poll.repository'
import { applyChange, isOtherEndpoint, newSource, type SourceChange } from './source'
import { findReport, findSource, listSources, removeSource, type StoredSource, updateSource } from './source.repository'
import { changeFromWire, sourceToWire } from './source.wire'

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
  const requireSettings = (stored: Parameters<typeof applyChange>[0], change: SourceChange) => {
    const changed = applyChange(stored, change, { privateNetwork })
    if ('wrong' in changed) throw invalid(changed.wrong)
    return changed
  }

  return {
    listTelematicsSources: async ({ path, query, caller, language }) => {
      const { page, limit } = query
      const organizationId = await requireOwner(db, caller, path.orgId)
      const { items, total } = await listSources(db, createFleetScope(caller, organizationId), { page, limit })
      return { status: 200, body: { items: items.map((source) => sourceToWire(source, language)), total, page, limit } }
    },

    addTelematicsSource: async ({ path, body, caller, language }) => {
      const organizationId = await requireOwner(db, caller, path.orgId)
      const { settings, password } = requireSettings({ settings: newSource, hasPassword: false }, changeFromWire(body))
      const scope = createFleetScope(caller, organizationId)
      const id = await transact((trx) => addSource(trx, seal, { scope, settings, password: password ?? null }))
      return { status: 201, body: await toBody(id, language) }
    },

    updateTelematicsSource: async ({ path, body, caller, language }) => {
      const source = await requireSource(db, caller, path.id)
      const stored = { settings: source, hasPassword: source.hasPassword }
      const { settings, password } = requireSettings(stored, changeFromWire(body))
      await updateSource(db, source.id, {
        settings,
        passwordSealed: typeof password === 'string' ? seal.seal(password, source.id) : password,
        isOtherEndpoint: isOtherEndpoint(source, settings, password),
      })
      return { status: 200, body: await toBody(source.id, language) }
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

    getTelematicsReport: async ({ path, caller, language }) => {
      const { id } = await requireSource(db, caller, path.id)
      const report = await findReport(db, id)
      if (!report) throw notFound('Report')
      return { status: 200, body: reportToWire(report, language) }
    },
  } satisfies Operations

  async function toBody(id: string, language: Language) {
    const source = await findSource(db, id)
    if (!source) throw notFound('Endpoint')
    return sourceToWire(source, language)
  }
}

/**
 * @throws DomainError not found for an endpoint of another dealership or of an organization that the caller may not see;
 * forbidden if the caller may not change machines
 */
async function requireSource(db: Database, caller: Caller, id: string): Promise<StoredSource> {
  const source = await findSource(db, id)
  if (!source || !(await findVisibleOrganization(db, caller, source.organizationId))) throw notFound('Endpoint')
  const { dealershipId } = createFleetScope(caller, source.organizationId)
  if (dealershipId && dealershipId !== source.dealershipId) throw notFound('Endpoint')
  await requireOwner(db, caller, source.organizationId)
  return source
}
