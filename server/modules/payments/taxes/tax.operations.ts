import type { components } from '#contract/platform'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { findAccount } from '../accounts/account.repository'
import { insertAudit } from '../audit/audit.repository'
import { managedDealership } from '../managed-dealership.operations'
import type { PaymentProvider, TaxSettings, TaxSettingsChange } from '../provider/payment-provider'
import { reachProvider } from '../reach-provider.operations'
import { cannotRegister, paymentsNotReady } from '../refusals'
import { normalizedPlace, registrationObstacle } from './tax-registration'

type Schemas = components['schemas']

/** How the provider calculates taxes; the provider has the settings, and the audit who changed them. */
export function taxOperations({ db, provider }: { db: Database; provider: PaymentProvider }) {
  const accountOf = async (caller: Caller, named: string | undefined) => {
    const { id } = await managedDealership(db, caller, named)
    const account = await findAccount(db, id)
    if (!account) throw paymentsNotReady()
    return account
  }

  const registrationsOf = async (account: string) =>
    (await reachProvider(() => provider.readTaxSettings(account))).registrations

  return {
    getTaxSettings: async ({ query, caller }) => {
      const { providerAccount } = await accountOf(caller, query.organization_id)
      return { status: 200, body: toWire(await reachProvider(() => provider.readTaxSettings(providerAccount))) }
    },

    updateTaxSettings: async ({ query, body, caller }) => {
      const { dealershipId, providerAccount } = await accountOf(caller, query.organization_id)
      const change = changeOf(body)
      const { addRegistration: added, endRegistration } = change
      const registrations = added || endRegistration ? await registrationsOf(providerAccount) : []
      const obstacle = added && registrationObstacle(added, registrations)
      if (obstacle) throw cannotRegister(obstacle)
      const ended = registrations.find(({ id }) => id === endRegistration)
      const recorded = {
        ...body,
        ...(added && { add_registration: added }),
        // Its id says nothing to those who read the audit.
        ...(ended && { end_registration: { country: ended.country, region: ended.region ?? undefined } }),
      }
      const entry = { dealershipId, personId: caller.userId, text: JSON.stringify(recorded) }
      // Recorded before, because the provider may carry out a change whose answer is lost.
      await insertAudit(db, { ...entry, action: 'TAX_CHANGE_REQUESTED' })
      const settings = await reachProvider(() => provider.changeTaxSettings(providerAccount, change))
      await insertAudit(db, { ...entry, action: 'TAX_SETTINGS_CHANGED' })
      return { status: 200, body: toWire(settings) }
    },
  } satisfies Pick<PlatformHandlers, 'getTaxSettings' | 'updateTaxSettings'>
}

const changeOf = (body: Schemas['TaxSettingsChange']): TaxSettingsChange => {
  const office = body.head_office
  return {
    taxBehavior: body.tax_behavior,
    taxCode: body.tax_code,
    headOffice: office && {
      line1: office.line1,
      line2: office.line2,
      city: office.city,
      region: office.region,
      postalCode: office.postal_code,
      country: office.country,
    },
    addRegistration: body.add_registration && normalizedPlace(body.add_registration),
    endRegistration: body.end_registration,
  }
}

const toWire = ({ headOffice, ...settings }: TaxSettings): Schemas['TaxSettings'] => ({
  status: settings.status,
  tax_behavior: settings.taxBehavior,
  tax_code: settings.taxCode,
  head_office: headOffice && {
    line1: headOffice.line1,
    city: headOffice.city,
    country: headOffice.country,
    ...(headOffice.line2 && { line2: headOffice.line2 }),
    ...(headOffice.region && { region: headOffice.region }),
    ...(headOffice.postalCode && { postal_code: headOffice.postalCode }),
  },
  missing: settings.missing,
  registrations: settings.registrations.map(({ activeFrom, ...registration }) => ({
    ...registration,
    active_from: activeFrom.toISOString(),
  })),
})
