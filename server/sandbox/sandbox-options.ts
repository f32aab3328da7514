export interface Webhook {
  /** The address that receives events; undefined while it is not known yet. */
  url: string | (() => string | undefined)
  /** Signs them, `whsec_...`. */
  secret: string
}

export interface Fees {
  /** Hundredths of a percent of each payment. */
  basisPoints: number
  /** Minor units of each payment. */
  fixed: number
  /** Minor units of each dispute. */
  dispute: number
}

export interface SandboxOptions {
  connectionString: string
  /** Without one, nobody is notified of events. */
  webhook?: Webhook
  /** The default is `sk_test_sandbox`. */
  secretKey?: string
  /** Where browsers reach the pages, without a slash at the end; the default is the sandbox's own address. */
  pagesUrl?: () => string
  /** The default is any free port of 127.0.0.1. */
  port?: number
  /** How long a day of the bank lasts: money is available after two, payouts leave each day and arrive a day later. */
  bankDaySeconds?: number
  /** How long a refund is pending. */
  refundSeconds?: number
  fees?: Partial<Fees>
  /** Delivers every event twice, up to some seconds late, in any order. */
  disorderly?: boolean
  /** How often due work is searched for; without it, work is done only by `runJobs`. */
  pollMs?: number
  /** The clock, for tests. */
  now?: () => Date
  /** Called with unexpected errors; with an outage that stops its jobs once. */
  onError?: (error: unknown) => void
  /** Called at the end of such an outage. */
  onRecovered?: () => void
}

/** What the parts of the sandbox need to know. */
export interface SandboxConfig {
  pagesUrl(): string
  bankDayMs: number
  refundMs: number
  fees: Fees
  disorderly: boolean
  /** How often each event is delivered. */
  deliveries: number
  now(): Date
}

const DAY_SECONDS = 300
const REFUND_SECONDS = 5

export const configOf = (options: SandboxOptions, ownUrl: () => string): SandboxConfig => ({
  pagesUrl: options.pagesUrl ?? ownUrl,
  bankDayMs: (options.bankDaySeconds ?? DAY_SECONDS) * 1000,
  refundMs: (options.refundSeconds ?? REFUND_SECONDS) * 1000,
  fees: { basisPoints: 290, fixed: 30, dispute: 1500, ...options.fees },
  disorderly: options.disorderly ?? false,
  deliveries: options.webhook ? (options.disorderly ? 2 : 1) : 0,
  now: options.now ?? (() => new Date()),
})
