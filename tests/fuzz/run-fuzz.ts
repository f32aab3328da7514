import { createLogger } from '../../server/infrastructure/logging/logger'
import { operations } from '../contract/documents'
import { createTestApp, type TestApp, type Who } from '../support/test-app'
import { type Actor, createFindings } from './findings'
import { createKnownValues } from './known-values'
import { createRandom } from './random'
import { createRequests } from './requests'
import { watchSides } from './sides'

/** Requests to one app; then another one starts, because people are deleted and passwords changed in each. */
const REQUESTS_OF_AN_APP = 4000
/** After so many refusals in a row, somebody signs in again. */
const MAX_REFUSALS = 3

const ofStrangers = /eastmoor/i
const ofDemonstration = /northfield|ridgeline/i

/**
 * Everybody who calls; a stranger's texts all have the mark of strangers, instead of the demonstration's names. A super user
 * writes for both, and names neither.
 */
const actors: (Actor & { who: Who | undefined; mark: string })[] = [
  { name: 'nobody', who: undefined, foreign: undefined, mark: '' },
  { name: 'super user', who: 'superUser', foreign: undefined, mark: 'anybody' },
  { name: 'dealership admin', who: 'dealerAdmin', foreign: ofStrangers, mark: '' },
  { name: 'dealership user', who: 'dealerUser', foreign: ofStrangers, mark: '' },
  { name: 'operator admin', who: 'operatorAdmin', foreign: ofStrangers, mark: '' },
  { name: 'machine operator', who: 'operator', foreign: ofStrangers, mark: '' },
  { name: 'admin of another dealership', who: 'strangerStaff', foreign: ofDemonstration, mark: 'eastmoor' },
  { name: 'operator of another dealership', who: 'strangerOperator', foreign: ofDemonstration, mark: 'eastmoor' },
]

interface FuzzResult {
  requests: number
  statuses: Record<number, number>
  findings: string[]
}

/**
 * Sends requests of every operation by everybody to the real app on a real database, and judges the answers.
 * @param isOver asked after each request with their number
 */
export async function runFuzz(seed: number, isOver: (requests: number) => boolean): Promise<FuzzResult> {
  const random = createRandom(seed)
  const findings = createFindings()
  const statuses: Record<number, number> = {}
  let requests = 0
  while (!isOver(requests)) {
    const known = createKnownValues(random)
    const errors: string[] = []
    const logger = createLogger('error', { write: (line) => void errors.push(messageOf(line)) })
    const test = await createTestApp({}, { logger })
    const areJoined = await watchSides(test.db)
    const refusals = new Map<string, number>()
    for (let ofApp = 0; ofApp < REQUESTS_OF_AN_APP && !isOver(requests); ofApp += 1) {
      const operation = random.pick(operations)
      const actor = random.pick(actors)
      const request = createRequests({ random, known, mark: actor.mark })(operation)
      const token = actor.who ? await tokenOf(test, actor.who, refusals) : ''
      errors.length = 0
      const answer = await test.anyone.send(request.method as 'GET', request.url, {
        ...(request.payload !== undefined && { payload: request.payload }),
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...request.headers },
        // Otherwise the limit of attempts would answer most of them.
        remoteAddress: `10.0.${random.below(256)}.${random.below(256)}`,
      })
      requests += 1
      const { status, body, raw } = answer
      statuses[status] = (statuses[status] ?? 0) + 1
      const type = String(raw.headers['content-type'] ?? '')
      const text = /json|text/.test(type) ? raw.body : ''
      const isShared = actor.foreign?.test(text) === true && (await areJoined())
      findings.judge(operation, actor, request, { status, type, text, isShared }, errors.at(-1))
      if (status < 300) known.learn(body, placesOf(operation.name))
      if (actor.who) refusals.set(actor.who, status === 401 ? (refusals.get(actor.who) ?? 0) + 1 : 0)
    }
    await test.close()
  }
  return { requests, statuses, findings: findings.list() }
}

/** What an `id` in the answer is one of: `orders` and `returns` for `/api/v2/orders/{id}/returns`. */
const placesOf = (name: string) =>
  (name.split(' ')[1] ?? '')
    .split('/')
    .slice(3)
    .filter((part) => part && !part.startsWith('{'))

function messageOf(line: string): string {
  const { err, msg } = JSON.parse(line) as { err?: { message?: string; stack?: string }; msg?: string }
  return err?.stack ?? err?.message ?? msg ?? ''
}

const tokens = new WeakMap<TestApp, Map<Who, string>>()

/** Somebody's token; another one after a logout, and the old one while signing in is no longer possible. */
async function tokenOf(test: TestApp, who: Who, refusals: Map<string, number>): Promise<string> {
  const ofApp = tokens.get(test) ?? new Map<Who, string>()
  tokens.set(test, ofApp)
  const current = ofApp.get(who)
  if (current !== undefined && (refusals.get(who) ?? 0) < MAX_REFUSALS) return current
  refusals.set(who, 0)
  const token = await test.signInTo(who).catch(() => current ?? '')
  ofApp.set(who, token)
  return token
}
