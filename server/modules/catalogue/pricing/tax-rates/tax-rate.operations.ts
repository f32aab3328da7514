import type { Database } from '../../../../db/connection'
import { changedMeanwhile, notFound, taken } from '../../../../domain/domain-error'
import type { Transact } from '../../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../../http/operation'
import { requireCatalogue } from '../require-catalogue.operations'
import {
  deleteTaxRate,
  insertTaxRate,
  listTaxRates,
  lockTaxRate,
  type TaxRate,
  updateTaxRate,
} from './tax-rate.repository'
import { taxRateFromWire, taxRateToWire } from './tax-rate.wire'

export function taxRateOperations({ db, transact }: { db: Database; transact: Transact }) {
  return {
    listTaxRates: async ({ path, query: { page, limit }, caller }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      const { items, total } = await listTaxRates(db, dealershipId, { page, limit })
      return { status: 200, body: { items: items.map(taxRateToWire), total, page, limit } }
    },

    addTaxRate: async ({ path, body, caller }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      const rate = await transact(async (trx) =>
        orTaken(await insertTaxRate(trx, dealershipId, taxRateFromWire(body)), body.country),
      )
      return { status: 201, body: taxRateToWire(rate) }
    },

    updateTaxRate: async ({ path, body, caller }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      const rate = await transact(async (trx) => {
        const current = await lockTaxRate(trx, dealershipId, path.rateId)
        if (!current) throw notFound('Tax rate')
        if (current.version !== body.version) throw changedMeanwhile(taxRateToWire(current))
        return orTaken(await updateTaxRate(trx, current, taxRateFromWire(body)), body.country)
      })
      return { status: 200, body: taxRateToWire(rate) }
    },

    deleteTaxRate: async ({ path, caller }) => {
      const { dealershipId } = await requireCatalogue(db, caller, path.id)
      if (!(await transact((trx) => deleteTaxRate(trx, dealershipId, path.rateId)))) throw notFound('Tax rate')
      return { status: 204 }
    },
  } satisfies Pick<PlatformHandlers, 'listTaxRates' | 'addTaxRate' | 'updateTaxRate' | 'deleteTaxRate'>
}

function orTaken(rate: TaxRate | undefined, country: string): TaxRate {
  if (rate) return rate
  const message = {
    en: `There is already a tax rate for this region of ${country}.`,
    es: `Ya hay un tipo impositivo para esta región de ${country}.`,
  }
  throw taken('tax_rate_exists', { path: 'body.region', message })
}
