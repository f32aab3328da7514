import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { IdTokens } from '../../../infrastructure/tokens/id-tokens'
import { stopDueEmails } from './unsubscribe.repository'

/**
 * Ends the e-mails about due maintenance of the person whom a token names, however often it is sent.
 * @throws DomainError not found for what is no such token
 */
export const unsubscribe = async (trx: Transaction, tokens: IdTokens, token: string): Promise<void> =>
  stopDueEmails(trx, requirePerson(tokens, token))

/**
 * The person whose e-mails a token ends.
 * @throws DomainError not found for what is no such token
 */
export function requirePerson(tokens: IdTokens, token: string): string {
  const personId = tokens.idOf(token)
  if (personId === undefined) throw notFound('Link')
  return personId
}
