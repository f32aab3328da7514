import type { Transaction } from '../../../db/connection'
import { invalid } from '../../../domain/domain-error'
import { findSumBeyondLimit } from './bundle-sum.repository'

interface Written {
  dealershipId: string
  bundleId: string
}

/** @throws DomainError invalid if the parts of a bundle or service kit, as just stored, add up to more than an amount can be */
export async function assertBundleSum(trx: Transaction, { dealershipId, bundleId }: Written): Promise<void> {
  if (!(await findSumBeyondLimit(trx, { dealershipId, bundleId }))) return
  throw invalid({
    path: 'body.parts',
    message: {
      en: 'The prices or core charges of these parts add up to more than an amount can be. Enter smaller quantities, or fewer parts.',
      es: 'Los precios o cargos por casco de estas piezas suman más de lo que puede ser un importe. Indique cantidades menores o menos piezas.',
    },
  })
}

/** @throws DomainError invalid if a part, as just stored, makes a bundle or service kit cost more than an amount can be */
export async function assertSumsWithPart(
  trx: Transaction,
  { dealershipId, partId }: { dealershipId: string; partId: string },
): Promise<void> {
  const beyond = await findSumBeyondLimit(trx, { dealershipId, partId })
  if (!beyond) return
  throw invalid({
    path: `body.${beyond.of}`,
    message: {
      en: `With this amount, the parts of “${beyond.name}” would add up to more than an amount can be.`,
      es: `Con este importe, las piezas de «${beyond.name}» sumarían más de lo que puede ser un importe.`,
    },
  })
}
